const HOUR = '(?:[01]?\\d|2[0-3])'

/** Whole hours of the day, separated by commas. */
export const HOURS = new RegExp(`^${HOUR}(?:[\\s,;]+${HOUR})*$`)

/** Returns the distinct hours in ascending order. */
export function hoursIn(text: string): number[] {
  const hours = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  return [...new Set(hours)].sort((one, other) => one - other)
}
