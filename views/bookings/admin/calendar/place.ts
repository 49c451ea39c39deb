/** Free place in the calendar. */
export interface Place {
  /** `YYYY-MM-DD`. */
  date: string
  /** Minutes after midnight. */
  start: number
  /** Null in a week of all therapists. */
  therapistId: string | null
}
