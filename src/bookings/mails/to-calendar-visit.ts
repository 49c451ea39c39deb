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
  /** Address of the page that cancels the booking. */
  link?: string
}

/** Returns a booking as the calendar of its client shows it. */
export function toCalendarVisit(booking: Booking, { business, location, language, link }: VisitContext): CalendarVisit {
  const { id, version, starts, ends, service, therapist, updatedAt, status } = booking
  return {
    ...{ id, sequence: version, starts, ends, changedAt: updatedAt, isCancelled: status === 'cancelled' },
    title: `${service}, ${business.name}`,
    description: [therapist, link].filter(Boolean).join('\n'),
    place: location ? `${location.name[language]}, ${addressOfLocation(location)}` : '',
    organizer: business,
  }
}

export const addressOfLocation = ({ address, postalCode, city }: Location) => `${address}, ${postalCode} ${city}`
