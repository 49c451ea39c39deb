import type { LeadItemDto } from '#src/leads/inbox/lead-item.dto'
import type { LeadDetailsDto, LeadEventDto, LeadNoteDto } from '#src/leads/inbox/lead-details.dto'
import type { InWords } from '../../times'
import type { DayAhead } from '../answers-in-words'
import type { LeadChoices } from '../choices'

export type LeadEvent = InWords<LeadEventDto>
export type LeadNote = InWords<LeadNoteDto>

/** Data of a lead page; fields that all kinds have. */
export type LeadView = InWords<LeadItemDto & LeadDetailsDto> &
  LeadChoices &
  DayAhead & {
    status: string
    phone: string | null
    merged: (InWords<LeadItemDto> & { phone: string | null })[]
    /** `mailto:` link with a subject and greeting in the sender's language; null without an address. */
    reply: string | null
  }
