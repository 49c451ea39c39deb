const DAY_MS = 86_400_000

/** The first day that may still matter to somebody, as `YYYY-MM-DD`: yesterday, since Zagreb is ahead of UTC. */
export function firstDayToCome(): string {
  return new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
}

export function isToCome(date: string): boolean {
  return date >= firstDayToCome()
}
