import type { Lead } from '../../leads/lead.entity.js'
import type { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import type { LeadScope } from '../../shared/lead-kinds.js'

/**
 * What messages tell: what happened to which, and nothing that a person wrote. Whoever may know more asks the API by the id
 * (docs/decisions/0028-other-programs-are-told-of-events.md).
 */
export function leadPayload(kind: LeadScope, lead: Lead): object {
  const { id, status, location, language, receivedAt } = lead
  return { id, kind, status, location, language, receivedAt }
}

export function subscriberPayload({ id, language, confirmedAt }: NewsletterSubscriber): object {
  return { id, language, confirmedAt }
}
