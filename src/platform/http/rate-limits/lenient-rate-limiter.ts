import { LRUCache } from 'lru-cache'
import type { CoalescedRateLimiter, Count } from './coalesced-rate-limiter.js'

/** Maximum number of cached senders; entries of an ended window are evicted. */
const MOST_SENDERS = 10_000

export interface Window {
  points: number
  seconds: number
}

/**
 * Accepts senders far from the limit immediately, and counts in the background. From half the limit on, every request
 * waits for its own count. Senders who spread requests over processes gain at most half the limit in each.
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
    counting.catch(() => undefined) // a failed count rejects no request here
    return this.remember(key, { consumed: consumed + 1, msBeforeNext: this.known.getRemainingTTL(key) || msBeforeNext })
  }

  /** Caches the highest count of a sender. */
  private remember(key: string, count: Count): Count {
    const highest = Math.max(count.consumed, this.known.get(key)?.consumed ?? 0)
    this.known.set(key, { ...count, consumed: highest }, { ttl: Math.max(1, Math.ceil(count.msBeforeNext)) })
    return count
  }
}
