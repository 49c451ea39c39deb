import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

export interface Count {
  /** Points the key has consumed, including this one. */
  consumed: number
  msBeforeNext: number
}

interface Batch {
  points: number
  counted: Promise<RateLimiterRes>
}

/**
 * Coalesces the consumption of a key: points requested while a batch is being counted are counted together in the next.
 * A flood from one sender thus waits for its row on one connection, and leaves the others free.
 */
export class CoalescedRateLimiter {
  private readonly counting = new Map<string, Batch>()
  private readonly waiting = new Map<string, Batch>()

  constructor(private readonly limiter: RateLimiterAbstract) {}

  async consume(key: string): Promise<Count> {
    const batch = this.waiting.get(key) ?? this.nextBatch(key)
    const place = ++batch.points
    const { consumedPoints, msBeforeNext } = await batch.counted
    const refusedFromMemory = consumedPoints === 0
    const consumed = refusedFromMemory ? this.limiter.points + 1 : consumedPoints - batch.points + place
    return { consumed, msBeforeNext }
  }

  private nextBatch(key: string): Batch {
    const previous = this.counting.get(key)?.counted
    const batch: Batch = { points: 0, counted: settled(previous).then(() => this.count(key, batch)) }
    this.waiting.set(key, batch)
    return batch
  }

  private async count(key: string, batch: Batch): Promise<RateLimiterRes> {
    this.waiting.delete(key)
    this.counting.set(key, batch)
    try {
      return await this.limiter.consume(key, batch.points)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    } finally {
      this.counting.delete(key)
    }
  }
}

async function settled(previous: Promise<unknown> | undefined): Promise<void> {
  await previous?.catch(() => undefined)
}
