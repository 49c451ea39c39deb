import ical, { ICalAttendeeStatus, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

const PRODUCT = { company: 'Biorezonanca', product: 'Bookings' }
/** Interval at which programs refresh a calendar that they subscribe to. */
const REFRESH_SECONDS = 900

/** Visit, as a calendar shows it. */
export interface CalendarVisit {
  /** Id of the booking; the same in every revision. */
  id: string
  /** Number of the revision; calendars replace a visit by one with a higher number. */
  sequence: number
  changedAt: Date
  starts: Date
  ends: Date
  title: string
  description?: string
  place: string
  organizer?: { name: string; address: string }
  /** Address of the client, for an entry that a mail brings: it has accepted. */
  attendee?: string
  isCancelled: boolean
}

/** Renders the calendar with a visit (RFC 5545). Times are in UTC, so that no rules of a time zone are needed. */
export function renderCalendar(visit: CalendarVisit): string {
  const calendar = ical({ prodId: PRODUCT, method: methodOf(visit) })
  addVisit(calendar, visit)
  return toFile(calendar)
}

/** Renders a calendar that programs subscribe to, with its visits. */
export function renderCalendarFeed(name: string, visits: CalendarVisit[]): string {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, name, ttl: REFRESH_SECONDS })
  for (const visit of visits) addVisit(calendar, visit)
  return toFile(calendar)
}

function addVisit(calendar: ICalCalendar, visit: CalendarVisit): void {
  const { id, sequence, changedAt, starts, ends, title, description, place, organizer, attendee } = visit
  const event = calendar.createEvent({
    id,
    sequence,
    stamp: changedAt,
    start: starts,
    end: ends,
    summary: title,
    description,
    location: place,
    organizer: organizer && { name: toParameter(organizer.name), email: organizer.address },
    status: visit.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (attendee === undefined) return
  const name = toParameter(attendee)
  event.createAttendee({ email: toUriPart(attendee), name, status: ICalAttendeeStatus.ACCEPTED, rsvp: false })
}

/** Returns a text for a quoted parameter, which cannot contain quotation marks (RFC 5545, 3.2). */
const toParameter = (text: string) => text.replaceAll('"', '')

/** Returns an address for a `mailto` URI (RFC 6068): a quoted local part may contain nearly any character. */
const toUriPart = (address: string) => address.replaceAll(/["\\;,?% ]/g, encodeURIComponent)

const toFile = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`

/**
 * Returns the method of a calendar (RFC 5546): one that a mail brings is an invitation, which its cancellation refers to, and any other is
 * published.
 */
export function methodOf({ isCancelled, attendee }: Pick<CalendarVisit, 'isCancelled' | 'attendee'>) {
  if (isCancelled) return ICalCalendarMethod.CANCEL
  return attendee === undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST
}
