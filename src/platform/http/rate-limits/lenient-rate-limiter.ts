import { LRUCache } from 'lru-cache'
import type { CoalescedRateLimiter, Count } from './coalesced-rate-limiter.js'

/** Senders remembered; those of a window that has ended are forgotten. */
const MOST_SENDERS = 10_000

export interface Window {
  points: number
  seconds: number
}

/**
 * Lets through at once whom this process knows to be far from the limit, and counts meanwhile: nobody waits for a count
 * that changes nothing. From half the limit on, every request waits for its own. Senders who spread their requests over
 * processes get at most half the limit more in each.
 */
export class LenientRateLimiter {
  private readonly known = new LRUCache<string, Count>({ max: MOST_SENDERS })

  constructor(
    private readonly limiter: Pick<CoalescedRateLimiter, 'consume'>,
    private readonly window: Window,
  ) {}

  async consume(key: string): Promise<Count> {
    const { consumed, msBeforeNext } = this.known.get(key) ?? { consumed: 0, msBeforeNext: this.window.seconds * 1000 }
    const counting = this.limiter.consume(key).then((count) => this.remember(key, count))
    if (consumed + 1 >= this.window.points / 2) return counting
    counting.catch(() => undefined) // what cannot be counted is not refused here
    return this.remember(key, { consumed: consumed + 1, msBeforeNext: this.known.getRemainingTTL(key) || msBeforeNext })
  }

  /** The count itself; kept is the highest one. */
  private remember(key: string, count: Count): Count {
    const highest = Math.max(count.consumed, this.known.get(key)?.consumed ?? 0)
    this.known.set(key, { ...count, consumed: highest }, { ttl: Math.max(1, Math.ceil(count.msBeforeNext)) })
    return count
  }
}
