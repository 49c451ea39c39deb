import type { ForWhom } from '#src/shared/appointments/for-whom.js'
import type { Wish } from '#src/shared/appointments/wish.js'
import type { CalendarSpan } from '#src/shared/bookings/calendar-spans.js'
import type { Coverage } from '#src/shared/bookings/coverage.js'
import type { Language, Translated } from '#src/shared/languages.js'
import type { BookingStatus } from '#src/shared/leads/booking-status.js'

/** Minutes after midnight in Zagreb, from `start` up to but not including `end`. */
export interface DayRange {
  start: number
  end: number
}

export interface CalendarTherapist {
  id: string
  name: string
  /** Ranges of each day in which location and therapist work, in the order of the days. */
  open: DayRange[][]
}

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string
  /** Opening hours of the location. */
  open: DayRange[]
  isHoliday: boolean
}

/** Part of a visit, or of an absence, on one of the days. */
interface CalendarEntry extends DayRange {
  date: string
  therapistId: string
}

export interface CalendarVisit extends CalendarEntry {
  id: string
  version: number
  /** RFC 3339. */
  starts: string
  ends: string
  service: string
  name: string
  phone: string | null
  status: BookingStatus
  hasNote: boolean
  /** True if the client gets mails. */
  hasEmail: boolean
  /** Name of the room; null if it needs none. */
  room: Translated | null
  /** Null unless it is coming. */
  coverage: Coverage | null
}

/** Visit of a therapist at another location, which keeps the therapist busy. */
export interface CalendarVisitElsewhere extends CalendarEntry {
  id: string
  /** Null for a location outside of the reader's scope. */
  location: string | null
}

/** Time that is held for a client who has not confirmed it. */
export interface CalendarHeld extends CalendarEntry {
  id: string
  name: string
  service: string
  /** Time of day at which the hold ends, `HH:MM`. */
  until: string
}

export interface CalendarAbsence extends CalendarEntry {
  id: string
  version: number
  /** RFC 3339. */
  from: string
  to: string
}

export interface CalendarService {
  id: string
  name: Translated
  minutes: number
  /** Ids of the therapists that offer it; empty for all. */
  therapists: string[]
}

/** Appointment request that is to be booked. */
export interface CalendarRequest {
  id: string
  name: string
  email: string | null
  phone: string | null
  language: Language
  /** Name of the requested service, and the id of the bookable one with that name. */
  service: string
  serviceId: string | null
  location: string | null
  forWhom: ForWhom
  note: string | null
  wishes: Wish[]
}

/** Person on the waiting list of a day. */
export interface CalendarWaiting {
  id: string
  date: string
  name: string
  service: Translated
  /** RFC 3339. */
  since: string
  state: 'waiting' | 'turn' | 'over'
}

/** Calendar of a location. */
export interface CalendarView {
  span: CalendarSpan
  /** Day that the address names. */
  date: string
  today: string
  /** Slug; null before there is a location. */
  location: string | null
  locations: { slug: string; name: Translated }[]
  /** Therapist that a week is limited to. */
  therapist: string | null
  therapists: CalendarTherapist[]
  /** Therapists of all locations, for moves to another one. */
  everybody: { id: string; name: string; locations: string[] }[]
  days: CalendarDay[]
  visits: CalendarVisit[]
  elsewhere: CalendarVisitElsewhere[]
  held: CalendarHeld[]
  absences: CalendarAbsence[]
  /** In the order in which they are notified. */
  waiting: CalendarWaiting[]
  /** Number of people who have yet to confirm an entry of these waiting lists. */
  unconfirmed: number
  services: CalendarService[]
  /** Minutes between the starts of visits. */
  step: number
  request: CalendarRequest | null
}
