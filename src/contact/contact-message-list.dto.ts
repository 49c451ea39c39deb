import { leadDtos } from '#src/leads/lead-dtos.js'
import { contactMessage } from '#src/shared/contact/contact-message.js'
import { contactStatuses } from '#src/shared/leads/contact-status.js'

export const contactMessageDtos = leadDtos({
  one: 'ContactMessage',
  many: 'ContactMessages',
  noun: 'Messages',
  fields: contactMessage,
  statuses: contactStatuses,
})
