/** Local time in Europe/Zagreb, `HH:mm`. */
export interface OpeningInterval {
  opens: string
  closes: string
}

/** Monday first; an empty day is closed. */
export type WeeklyHours = OpeningInterval[][]

/** Date (`YYYY-MM-DD`) with special opening hours, regardless of its weekday; closed if there are none. */
export interface SpecialDay {
  date: string
  hours: OpeningInterval[]
}

/**
 * Holiday or closure of several locations. The hours of a single day apply regardless of its weekday, those of a period on the
 * days that are usually open.
 */
export interface Holiday extends SpecialDay {
  /** Last day of a period that begins on `date`; null for a single day. */
  lastDay: string | null
  /** Slugs of the chosen locations; empty for all. */
  locations: string[]
}

/** Format of a time of day, `HH:mm`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
