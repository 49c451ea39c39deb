/** What happens meanwhile by the passing of time alone changes no figure that anybody sees. */
const KEPT_MS = 5 * 60_000

/** Figures for which many rows are read: kept as long as what they are counted from is in the same state. */
export class KeptFigures<Figures> {
  private readonly kept = new Map<string, { state: string; at: Date; figures: Figures }>()

  /** @param state changes when a row that is counted does */
  async of(name: string, state: string, now: Date, count: () => Promise<Figures>): Promise<Figures> {
    const kept = this.kept.get(name)
    if (kept?.state === state && Math.abs(now.getTime() - kept.at.getTime()) < KEPT_MS) return kept.figures
    const figures = await count()
    this.kept.set(name, { state, at: now, figures })
    return figures
  }
}
