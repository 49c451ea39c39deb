import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { LeadScope } from '#src/shared/leads/lead-kinds.js'
import type { BusinessInfo } from './business-info.entity.js'

/** Contact details of the chain; equal in every language. */
export interface BusinessInfoDto extends Omit<BusinessInfo, 'one' | keyof EditableContent> {
  /** Working days within which pages promise an answer, by the form of a lead. */
  answerDays: Record<LeadScope, number>
  /** Working days of a location from today to the first day that a visitor may request. */
  earliestDay: number
}
