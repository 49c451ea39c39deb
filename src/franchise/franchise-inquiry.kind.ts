import type { LeadKind } from '#src/leads/lead-kind.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'
import type { FranchiseInquiry } from './franchise-inquiry.entity.js'

export const franchiseInquiryKind: Omit<LeadKind<FranchiseInquiry>, 'entity'> = {
  ...leadKindDescriptions.franchiseInquiry,
  table: 'franchise_inquiries',
  nameInSql: `(lead.first_name || ' ' || lead.last_name)`,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  placeOf: ({ preferredLocation }) => preferredLocation,
  isForHeadOffice: true,
  sample: {
    firstName: 'Šime',
    lastName: 'Čović',
    phone: '+385 23 555 010',
    preferredLocation: 'Zadar',
    previousExperience: null,
    additionalInformation: 'Imam prostor od 80 m².',
  },
}
