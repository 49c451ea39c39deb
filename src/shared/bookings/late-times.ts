/** Time of day from which visits count as late: after school, and after work for many. */
export const LATE_FROM = '16:00'

/** Checks whether a visit begins late. @param start timestamp in the time of Zagreb */
export const isLateStart = (start: string) => start.slice(11, 16) >= LATE_FROM
