import type { CalendarDay, CalendarService, CalendarView, CalendarWaiting } from '#src/bookings/calendar/calendar-view'

/** Day of the calendar, with its names. */
export interface DayInWords extends CalendarDay {
  /** `čet, 26. 11.` */
  short: string
  /** `četvrtak, 26. studenoga 2026.` */
  full: string
}

export interface WishInWords {
  date: string
  /** Day and part of the day. */
  text: string
}

/** Calendar with the texts of the page's language. */
export interface CalendarData extends Omit<CalendarView, 'locations' | 'services' | 'waiting' | 'days' | 'request'> {
  /** Styles that place the entries before scripts run. */
  style: string
  /** Period that is shown. */
  title: string
  locations: { slug: string; name: string }[]
  services: (Omit<CalendarService, 'name'> & { name: string })[]
  waiting: (Omit<CalendarWaiting, 'service' | 'since'> & { service: string; since: string })[]
  /** Names of services in the page's language by their names in any. */
  serviceNames: ReadonlyMap<string, string>
  days: DayInWords[]
  request: (Omit<NonNullable<CalendarView['request']>, 'wishes'> & { wishes: WishInWords[] }) | null
}
