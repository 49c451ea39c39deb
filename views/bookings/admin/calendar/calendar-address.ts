import type { CalendarSpan } from '#src/shared/bookings/calendar-spans'
import type { CalendarData } from './calendar-data'

export const CALENDAR = '/admin/calendar'

interface Changes {
  span?: CalendarSpan
  date?: string
  location?: string
  /** Null for all therapists. */
  therapist?: string | null
  /** Null for none. */
  request?: null
}

/** Returns the address of the calendar with another day, location or therapist. */
export function calendarAddress(
  {
    span,
    date,
    location,
    therapist,
    request,
  }: Pick<CalendarData, 'span' | 'date' | 'location' | 'therapist' | 'request'>,
  changes: Changes = {},
): string {
  const query = { span, date, location, therapist, request: request?.id, ...changes }
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const shown = entries.filter(([name, value]) => name !== 'span' || value !== 'day')
  return `${CALENDAR}?${new URLSearchParams(shown).toString()}`
}
