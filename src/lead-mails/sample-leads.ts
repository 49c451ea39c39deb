import { AppointmentRequest } from '../appointments/appointment-request.entity.js'
import { ContactMessage } from '../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../franchise/franchise-inquiry.entity.js'
import type { Lead } from '../leads/lead.entity.js'
import type { LeadScope } from '../shared/lead-kinds.js'

const common = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'ana@example.com',
  language: 'hr',
  receivedAt: new Date('2026-03-02T09:30:00Z'),
} as const

/** Somebody invented wrote them, for the previews of letters. */
export const sampleLeads: Record<LeadScope, Lead> = {
  contact: Object.assign(new ContactMessage(), {
    ...common,
    ...{
      name: 'Ana Anić',
      phone: '+385 1 555 010',
      subject: 'bioresonance',
      message: 'Imate li termin u petak?\n\nHvala!',
    },
  }),
  appointment: Object.assign(new AppointmentRequest(), {
    ...common,
    ...{ name: 'Iva Ivić', phone: '+385 1 555 010', note: 'Dolazim s bebom.', location: 'zagreb' },
    ...{ service: 'Testiranje intolerancije na hranu', forWhom: 'self' },
    wishes: [
      { date: '2026-03-10', partOfDay: 'morning' },
      { date: '2026-03-12', partOfDay: 'any' },
    ],
  }),
  franchise: Object.assign(new FranchiseInquiry(), {
    ...common,
    ...{ firstName: 'Šime', lastName: 'Čović', phone: '+385 23 555 010', preferredLocation: 'Zadar' },
    ...{ previousExperience: null, additionalInformation: 'Imam prostor od 80 m².' },
  }),
}
