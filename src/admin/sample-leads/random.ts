/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, but not, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** True in so many cases of one. */
  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!
  }

  /** An item that is picked as often as its weight, beside those of the others. */
  weighted<Item extends string>(weights: Partial<Record<Item, number>>): Item {
    const entries = Object.entries(weights) as [Item, number][]
    let place = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return entries.find(([, weight]) => (place -= weight) < 0)?.[0] ?? entries[0]![0]
  }

  /** Mostly short, now and then very long, as the time until somebody answers. */
  waiting(mean: number): number {
    return -Math.log(1 - this.next()) * mean
  }
}
