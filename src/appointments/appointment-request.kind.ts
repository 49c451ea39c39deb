import type { LeadKind } from '#src/leads/lead-kind.js'
import { firstDayAhead } from '#src/shared/appointments/wish.js'
import { isOutcomeOfVisit } from '#src/shared/leads/appointment-status.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import type { AppointmentRequest } from './appointment-request.entity.js'

export const appointmentRequestKind: Omit<LeadKind<AppointmentRequest>, 'entity'> = {
  ...leadKindDescriptions.appointmentRequest,
  table: 'appointment_requests',
  nameInSql: 'lead.name',
  nameOf: ({ name }) => name,
  placeOf: () => null,
  isForHeadOffice: false,
  filterBy(query, { wished }: { wished?: string }) {
    if (wished) query.andWhere('lead.wishes @> :wished', { wished: JSON.stringify([{ date: wished }]) })
  },
  isEarly: ({ wishes }, status) =>
    isOutcomeOfVisit(status) && firstDayAhead(wishes, zagrebDay(new Date()).toString()) !== undefined,
  sample: {
    name: 'Iva Ivić',
    phone: '+385 1 555 010',
    note: 'Dolazim s bebom.',
    location: 'zagreb',
    service: 'Testiranje intolerancije na hranu',
    forWhom: 'self',
    wishes: [
      { date: '2026-03-10', partOfDay: 'morning' },
      { date: '2026-03-12', partOfDay: 'any' },
    ],
  },
}
