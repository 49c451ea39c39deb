import type { Intake } from '#src/leads/intake/lead-intake.service.js'
import { contactForm } from '#src/shared/contact/contact-message.js'
import { ContactMessage } from './contact-message.entity.js'

export const contactIntake: Intake<typeof contactForm> = {
  scope: 'contact',
  entity: ContactMessage,
  fields: contactForm,
  isRouted: true,
}
