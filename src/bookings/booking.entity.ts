import { Check, Column, Entity, Exclusion, Index } from 'typeorm'
import { euros } from '#src/content/offer/euros.js'
import { Lead } from '#src/leads/lead.entity.js'
import { StoresLeads } from '#src/leads/lead-kind.js'
import { PhoneNumber } from '#src/leads/phone-number.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import type { ForWhom } from '#src/shared/appointments/for-whom.js'
import type { Coverage, CoverageGap } from '#src/shared/bookings/coverage.js'
import type { BookingStatus } from '#src/shared/leads/booking-status.js'
import { bookingKind } from './booking.kind.js'
import { CLIENT_CHANGE } from './mails/booking-mails.js'

/** Booked visit. The database excludes visits that overlap, by therapist and by room. */
@Entity('bookings')
@SendsToStaff(CLIENT_CHANGE)
@StoresLeads(bookingKind)
@Check('bookings_can_be_answered', 'num_nonnulls(email, phone) > 0')
@Check('bookings_last', 'starts < ends AND during @> tstzrange(starts, ends)')
@Index('bookings_by_start', ['starts'])
@Exclusion(
  'bookings_therapist_once',
  `USING gist (therapist_id WITH =, during WITH &&) WHERE (status IN ('booked', 'came') AND trashed_at IS NULL)`,
)
@Exclusion(
  'bookings_room_once',
  `USING gist (room_id WITH =, during WITH &&) WHERE (status IN ('booked', 'came') AND trashed_at IS NULL)`,
)
export class Booking extends Lead<BookingStatus> {
  /** Id of the bookable service, which may have been removed since. */
  @Column('uuid', { name: 'service_id' })
  serviceId: string

  /** Name of the service when it was booked, in the client's language. */
  @Column('text')
  service: string

  /** Euros, when it was booked. */
  @Column('numeric', euros)
  price: number

  @Column('uuid', { name: 'therapist_id' })
  therapistId: string

  /** Name of the therapist when it was booked. */
  @Column('text')
  therapist: string

  /** Null if the service needs no room. */
  @Column('uuid', { name: 'room_id', nullable: true })
  roomId: string | null

  @Column('timestamptz')
  starts: Date

  @Column('timestamptz')
  ends: Date

  /** Time that is taken from therapist and room: the visit with its buffers. */
  @Column('tstzrange')
  during: string

  @Column('text', { name: 'for_whom' })
  forWhom: ForWhom

  @Column('text')
  name: string

  /** Null for a client who left only a telephone number. */
  @Column('citext', { nullable: true })
  email: string | null

  @Column('text', { nullable: true })
  phone: string | null

  @PhoneNumber()
  phoneE164: string | null

  @Column('text', { nullable: true })
  note: string | null

  /** Gaps of the coverage that staff accepted when they placed the visit. */
  @Column('text', { name: 'accepted_gaps', array: true, default: [] })
  acceptedGaps: CoverageGap[]

  /** Coverage of a coming visit that is not cancelled, else null. It is not stored; undefined unless it was read. */
  coverage?: Coverage | null
}
