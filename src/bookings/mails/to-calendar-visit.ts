import type { Location } from '#src/locations/location.entity.js'
import type { Mailbox } from '#src/platform/settings/mailbox.js'
import type { Language } from '#src/shared/languages.js'
import type { Booking } from '../booking.entity.js'
import type { Preparation } from '../offer/preparation.service.js'
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
  /** Advice before the visit. */
  preparation?: Preparation
  language: Language
}

/** Returns a booking as the calendar of its client shows it: without the link that cancels it, since others may see calendars. */
export function toCalendarVisit(booking: Booking, context: VisitContext): CalendarVisit {
  const { name, organizer, attendee, location, preparation, language } = context
  const { id, version, starts, ends, service, therapist, updatedAt, status } = booking
  return {
    id,
    sequence: version,
    starts,
    ends,
    changedAt: updatedAt,
    isCancelled: status === 'cancelled',
    title: `${service}, ${name}`,
    description: describe(therapist, preparation),
    place: location ? `${location.name[language]}, ${addressOfLocation(location)}` : '',
    organizer,
    attendee,
  }
}

function describe(therapist: string | null, preparation?: Preparation): string {
  const { tellUs = [], paragraphs = [], points = [] } = preparation ?? {}
  const parts = [[therapist ?? ''], [...paragraphs, ...points.map((point) => `– ${point}`)], tellUs]
  return parts
    .map((lines) => lines.join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

export const addressOfLocation = ({ address, postalCode, city }: Location) => `${address}, ${postalCode} ${city}`
