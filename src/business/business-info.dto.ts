import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { BusinessInfo } from './business-info.entity.js'

/** How the chain itself is reached; the same in every language. */
export type BusinessInfoDto = Omit<BusinessInfo, 'one' | keyof EditableContent>
