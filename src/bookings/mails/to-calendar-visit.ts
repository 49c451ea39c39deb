import type { Location } from '#src/locations/location.entity.js'
import type { Mailbox } from '#src/platform/settings/mailbox.js'
import type { Language } from '#src/shared/languages.js'
import type { Booking } from '../booking.entity.js'
import type { CalendarVisit } from './booking-calendar.js'

interface VisitContext {
  /** Name of the business. */
  name: string
  /** Sender of the mails. */
  organizer: Mailbox
  /** Address of the client, for a mail. */
  attendee?: string
  /** Undefined if it was removed. */
  location?: Location
  language: Language
}

/** Returns a booking as the calendar of its client shows it: without the link that cancels it, since others may see calendars. */
export function toCalendarVisit(booking: Booking, context: VisitContext): CalendarVisit {
  const { name, organizer, attendee, location, language } = context
  const { id, version, starts, ends, service, therapist, updatedAt, status } = booking
  return {
    id,
    sequence: version,
    starts,
    ends,
    changedAt: updatedAt,
    isCancelled: status === 'cancelled',
    title: `${service}, ${name}`,
    description: therapist ?? '',
    place: location ? `${location.name[language]}, ${addressOfLocation(location)}` : '',
    organizer,
    attendee,
  }
}

export const addressOfLocation = ({ address, postalCode, city }: Location) => `${address}, ${postalCode} ${city}`
