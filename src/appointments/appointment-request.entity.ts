import { Check, Column, Entity, Index } from 'typeorm'
import { Lead } from '#src/leads/lead.entity.js'
import { type LeadKind, StoresLeads } from '#src/leads/lead-kind.js'
import { PhoneNumber } from '#src/leads/phone-number.js'
import type { appointmentKept } from '#src/shared/appointments/appointment-request.js'
import type { ForWhom } from '#src/shared/appointments/for-whom.js'
import { firstDayAhead, type Wish } from '#src/shared/appointments/wish.js'
import type { Kept } from '#src/shared/forms/field.js'
import { type AppointmentStatus, isOutcomeOfVisit } from '#src/shared/leads/appointment-status.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'

const appointmentRequestKind: Omit<LeadKind<AppointmentRequest>, 'entity'> = {
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

@Entity('appointment_requests')
@StoresLeads(appointmentRequestKind)
@Check('appointment_requests_can_be_answered', 'num_nonnulls(email, phone) > 0')
@Index('appointment_requests_wishes', { synchronize: false })
export class AppointmentRequest extends Lead<AppointmentStatus> implements Kept<typeof appointmentKept> {
  /** Name in the price list when requested, in the sender's language. */
  @Column('text')
  service: string

  @Column('jsonb')
  wishes: Wish[]

  @Column('text', { name: 'for_whom' })
  forWhom: ForWhom

  @Column('text')
  name: string

  @Column('citext', { nullable: true })
  email: string | null

  @Column('text', { nullable: true })
  phone: string | null

  @PhoneNumber()
  phoneE164: string | null

  @Column('text', { nullable: true })
  note: string | null
}
