import type { Location } from '#src/locations/location.entity.js'
import type { Language } from '#src/shared/languages.js'
import type { Booking } from '../booking.entity.js'
import type { CalendarVisit } from './booking-calendar.js'

interface VisitContext {
  /** Name of the business, and the address of replies. */
  business: { name: string; address: string }
  /** Undefined if it was removed. */
  location?: Location
  language: Language
}

/** Returns a booking as the calendar of its client shows it: without the link that cancels it, since others may see calendars. */
export function toCalendarVisit(booking: Booking, { business, location, language }: VisitContext): CalendarVisit {
  const { id, version, starts, ends, service, therapist, updatedAt, status } = booking
  return {
    id,
    sequence: version,
    starts,
    ends,
    changedAt: updatedAt,
    isCancelled: status === 'cancelled',
    title: `${service}, ${business.name}`,
    description: therapist ?? '',
    place: location ? `${location.name[language]}, ${addressOfLocation(location)}` : '',
    organizer: business,
  }
}

export const addressOfLocation = ({ address, postalCode, city }: Location) => `${address}, ${postalCode} ${city}`
