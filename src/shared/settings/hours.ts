const HOUR = '(?:[01]?\\d|2[0-3])'

/** Whole hours of the day, with commas between them. */
export const HOURS = new RegExp(`^${HOUR}(?:[\\s,;]+${HOUR})*$`)

/** Each of them once, from midnight on. */
export function hoursIn(text: string): number[] {
  const hours = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  return [...new Set(hours)].sort((one, other) => one - other)
}
