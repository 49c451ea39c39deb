import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

export interface Count {
  /** Points the key has consumed, the one just taken included. */
  consumed: number
  msBeforeNext: number
}

interface Turn {
  points: number
  counted: Promise<RateLimiterRes>
}

/**
 * Takes the points of one key in turns: those asked for while a turn is being counted are taken together in the next.
 * A flood from one sender so waits for its row on one connection, and leaves the others to everyone else.
 */
export class CountingTurns {
  private readonly counting = new Map<string, Turn>()
  private readonly waiting = new Map<string, Turn>()

  constructor(private readonly limiter: RateLimiterAbstract) {}

  async consume(key: string): Promise<Count> {
    const turn = this.waiting.get(key) ?? this.nextTurn(key)
    const place = ++turn.points
    const { consumedPoints, msBeforeNext } = await turn.counted
    const refusedFromMemory = consumedPoints === 0
    const consumed = refusedFromMemory ? this.limiter.points + 1 : consumedPoints - turn.points + place
    return { consumed, msBeforeNext }
  }

  private nextTurn(key: string): Turn {
    const previous = this.counting.get(key)?.counted
    const turn: Turn = { points: 0, counted: settled(previous).then(() => this.count(key, turn)) }
    this.waiting.set(key, turn)
    return turn
  }

  private async count(key: string, turn: Turn): Promise<RateLimiterRes> {
    this.waiting.delete(key)
    this.counting.set(key, turn)
    try {
      return await this.limiter.consume(key, turn.points)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    } finally {
      if (!this.waiting.has(key)) this.counting.delete(key)
    }
  }
}

async function settled(previous: Promise<unknown> | undefined): Promise<void> {
  await previous?.catch(() => undefined)
}
