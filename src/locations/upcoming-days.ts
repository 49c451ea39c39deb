const DAY_MS = 86_400_000

/** Returns the first day that counts as upcoming, as `YYYY-MM-DD`: yesterday, because Zagreb is ahead of UTC. */
export function firstDayToCome(): string {
  return new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
}

/** Returns the last day of the year to come. */
export function lastDayToCome(): string {
  return new Date(Date.now() + 366 * DAY_MS).toISOString().slice(0, 10)
}

export function isToCome(date: string): boolean {
  return date >= firstDayToCome()
}
