import type { LeadKind } from '#src/leads/lead-kind.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'
import type { ContactMessage } from './contact-message.entity.js'

export const contactMessageKind: Omit<LeadKind<ContactMessage>, 'entity'> = {
  ...leadKindDescriptions.contactMessage,
  table: 'contact_messages',
  nameInSql: 'lead.name',
  nameOf: ({ name }) => name,
  placeOf: () => null,
  isForHeadOffice: false,
  sample: {
    name: 'Ana Anić',
    phone: '+385 1 555 010',
    subject: 'bioresonance',
    subjectName: { hr: 'Postupak biorezonance', en: 'Bioresonance procedure' },
    message: 'Imate li termin u petak?\n\nHvala!',
  },
}
