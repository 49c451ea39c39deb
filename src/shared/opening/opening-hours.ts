/** Local time in Europe/Zagreb, `HH:mm`. */
export interface OpeningInterval {
  opens: string
  closes: string
}

/** Monday first; an empty day is closed. */
export type WeeklyHours = OpeningInterval[][]

/** A date (`YYYY-MM-DD`) with hours of its own, whatever its weekday; without any it is closed. */
export interface SpecialDay {
  date: string
  hours: OpeningInterval[]
}

/** How a time of day is written. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
