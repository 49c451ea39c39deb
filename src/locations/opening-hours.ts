/** Local time in Europe/Zagreb, `HH:mm`. */
export interface OpeningInterval {
  opens: string
  closes: string
}

/** Monday first; an empty day is closed. */
export type WeeklyHours = OpeningInterval[][]
