/** Lifetime of an entry, short enough that the passing of time changes no visible number. */
const KEPT_MS = 5 * 60_000

/** Cache of expensive statistics, valid while the state of the counted rows is unchanged. */
export class StatsCache<Figures> {
  private readonly kept = new Map<string, { state: string; at: Date; figures: Figures }>()

  /** Returns statistics, counted again if necessary. @param state changes with the counted rows */
  async of(name: string, state: string, now: Date, count: () => Promise<Figures>): Promise<Figures> {
    const kept = this.kept.get(name)
    if (kept?.state === state && Math.abs(now.getTime() - kept.at.getTime()) < KEPT_MS) return kept.figures
    const figures = await count()
    this.kept.set(name, { state, at: now, figures })
    return figures
  }
}
