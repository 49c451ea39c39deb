import type { Intake } from '#src/leads/intake/lead-intake.service.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { contactForm } from '#src/shared/contact/contact-message.js'
import { ContactMessage } from './contact-message.entity.js'

/** Rate limit of contact messages; generous, because users of a mobile network share addresses. */
export const CONTACT_LIMIT: RateLimit = { scope: 'contact', points: 20, seconds: 600, lenient: true }

export const contactIntake: Intake<typeof contactForm> = {
  scope: 'contact',
  entity: ContactMessage,
  fields: contactForm,
}
