import type { LeadItemDto } from '#src/leads/inbox/lead-item.dto'
import type { LeadDetailsDto, LeadEventDto, LeadNoteDto } from '#src/leads/inbox/lead-details.dto'
import type { InWords } from '../../times'
import type { LeadChoices } from '../choices'

export type LeadEvent = InWords<LeadEventDto>
export type LeadNote = InWords<LeadNoteDto>

/** One lead as its page shows it, as far as all kinds are alike. */
export type LeadView = InWords<LeadItemDto & LeadDetailsDto> &
  LeadChoices & {
    status: string
    phone: string | null
    merged: (InWords<LeadItemDto> & { phone: string | null })[]
    /** `mailto:` with a subject and a greeting in the sender's language, where there is an address. */
    reply: string | null
  }
