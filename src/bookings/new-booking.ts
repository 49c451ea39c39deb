import { v7 as idByTime } from 'uuid'
import { toE164 } from '#src/platform/phones/to-e164.js'
import type { ForWhom } from '#src/shared/appointments/for-whom.js'
import type { Language, Translated } from '#src/shared/languages.js'
import type { Range } from './availability/range.js'
import type { Booking } from './booking.entity.js'

/** Content of a form that books a visit. */
interface BookingForm {
  /** Id of a bookable service. */
  service: string
  location: string
  name: string
  email?: string | null
  phone?: string | null
  forWhom: ForWhom
  note?: string | null
}

/** Visit that is possible. */
interface FoundVisit extends Range {
  service: { name: Translated; price: number }
  therapistId: string
  therapist: string
  roomId?: string | null
  /** With buffers, as a range of PostgreSQL. */
  during: string
}

/** Returns the row of a booking that staff or a program add. */
export function newBooking(
  { service: serviceId, location, name, email = null, phone = null, forWhom, note = null }: BookingForm,
  { service, therapistId, therapist, roomId = null, start, end, during }: FoundVisit,
  { language, at }: { language: Language; at: Date },
) {
  return {
    id: idByTime(),
    receivedAt: at,
    language,
    status: 'booked' as const,
    location,
    serviceId,
    service: service.name[language],
    price: service.price,
    therapistId,
    therapist,
    roomId,
    during,
    starts: new Date(start),
    ends: new Date(end),
    name,
    email,
    phone,
    phoneE164: toE164(phone),
    forWhom,
    note,
  } satisfies Partial<Booking>
}
