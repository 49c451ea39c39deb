/** Time in which visits are counted in memory, so that many requests cause one write. */
const COUNTED_FOR_MS = 5000

/** Numbers of visits by key, counted in memory and stored together seconds later. */
export class VisitTally {
  private readonly counted = new Map<string, number>()
  private timer?: NodeJS.Timeout

  /**
   * @param add adds numbers of visits to those that are stored, each to the key at the same position; it handles its errors
   * @param maxKeys maximum number of keys that are counted at a time; others are dropped
   */
  constructor(
    private readonly add: (keys: string[], visits: number[]) => Promise<void>,
    private readonly maxKeys = Infinity,
  ) {}

  count(key: string): void {
    if (this.counted.size >= this.maxKeys && !this.counted.has(key)) return
    this.counted.set(key, (this.counted.get(key) ?? 0) + 1)
    this.timer ??= setTimeout(() => void this.store(), COUNTED_FOR_MS).unref()
  }

  /** Stores what was counted so far. */
  async store(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.counted.size === 0) return
    const keys = [...this.counted.keys()]
    const visits = [...this.counted.values()]
    this.counted.clear()
    await this.add(keys, visits)
  }
}
