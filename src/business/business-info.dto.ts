import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { BusinessInfo } from './business-info.entity.js'

/** Contact details of the chain; equal in every language. */
export interface BusinessInfoDto extends Omit<BusinessInfo, 'one' | keyof EditableContent> {
  /** Working days within which pages promise an answer. */
  answerDays: number
}
