/** Returns the month of a day, `YYYY-MM`. */
export const monthOf = (day: string) => day.slice(0, 7)
