import type { LeadDetailsDto, LeadEventDto, LeadReplyDto } from '#src/leads/details/lead-details.dto'
import type { LeadItemDto } from '#src/leads/lists/lead-item.dto'
import type { Coverage } from '#src/shared/bookings/coverage'
import type { InWords } from '#views/kit/admin/times'
import type { DayAhead } from '#views/leads/admin/answers-in-words'
import type { LeadChoices } from '#views/leads/admin/choices'
import type { Reminder } from '#views/leads/admin/reminder'

export type LeadEvent = InWords<LeadEventDto>
export type LeadReply = InWords<LeadReplyDto>

/** Template for a reply, in the sender's language and filled with what is known. */
export interface ReplyTemplate {
  id: string
  /** Name in the language of the page. */
  name: string
  text: string
}

/** Data of a lead page; fields that all kinds have. */
export type LeadView = InWords<LeadItemDto & LeadDetailsDto> &
  LeadChoices &
  DayAhead & {
    status: string
    /** Coverage of the visit of a booking. */
    coverage?: Coverage | null
    phone: string | null
    phoneE164: string | null
    /** True if its sender was promised an answer by now. */
    isOverdue: boolean
    /** True if staff can be reminded of it. */
    canFollowUp: boolean
    /** Day of its reminder. */
    reminder: Reminder | null
    merged: (InWords<LeadItemDto> & { phone: string | null; phoneE164: string | null })[]
    /** Beginning of a reply in the sender's language; null without an address. */
    reply: string | null
    templates: ReplyTemplate[]
    /** Names of services in the page's language by their names in any. */
    serviceNames: ReadonlyMap<string, string>
  }
