import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { BusinessInfo } from './business-info.entity.js'

/** Contact details of the chain; equal in every language. */
export type BusinessInfoDto = Omit<BusinessInfo, 'one' | keyof EditableContent>
