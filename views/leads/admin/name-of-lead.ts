import type { LeadKindDescription } from '#src/shared/leads/lead-kinds'
import { textOf } from './text-of'

/** Returns the sender's name. */
export function nameOfLead({ namedBy }: LeadKindDescription, lead: object): string {
  return namedBy.map((field) => textOf(lead, field)).join(' ')
}
