import { setTimeout as pause } from 'node:timers/promises'
import type { Count } from './coalesced-rate-limiter.js'
import { LenientRateLimiter } from './lenient-rate-limiter.js'

/** Counter whose responses and failures the test triggers, like those of a database. */
class Counter {
  consumed = 0
  readonly asked: { answer: () => void; fail: () => void }[] = []

  consume(): Promise<Count> {
    return new Promise((resolve, reject) => {
      const answer = () => resolve({ consumed: ++this.consumed, msBeforeNext: 40_000 })
      this.asked.push({ answer, fail: () => reject(new Error('away')) })
    })
  }
}

describe('LenientRateLimiter', () => {
  let counter: Counter
  let lenient: LenientRateLimiter
  beforeEach(() => {
    counter = new Counter()
    lenient = new LenientRateLimiter(counter, { points: 6, seconds: 60 })
  })

  const isWaiting = async (count: Promise<Count>) =>
    (await Promise.race([count, new Promise((resolve) => setImmediate(resolve, 'waiting'))])) === 'waiting'

  it('counts without waiting while a sender is far from the limit', async () => {
    expect(await lenient.consume('a')).toEqual({ consumed: 1, msBeforeNext: 60_000 })
    expect(await lenient.consume('a')).toMatchObject({ consumed: 2 })
    expect(counter.asked).toHaveLength(2)
  })

  it('waits for the count of a sender near the limit', async () => {
    for (let time = 0; time < 2; time++) await lenient.consume('a')
    const third = lenient.consume('a')
    expect(await isWaiting(third)).toBe(true)
    for (const { answer } of counter.asked) answer()
    expect(await third).toEqual({ consumed: 3, msBeforeNext: 40_000 })
  })

  it('waits for the count of a sender whom other processes have counted', async () => {
    counter.consumed = 4
    await lenient.consume('a')
    counter.asked[0]!.answer()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await isWaiting(lenient.consume('a'))).toBe(true)
    expect(await isWaiting(lenient.consume('b'))).toBe(false)
  })

  it('accepts senders far from the limit while counting fails, and rejects others', async () => {
    for (let time = 0; time < 2; time++) await lenient.consume('a')
    const third = lenient.consume('a')
    for (const { fail } of counter.asked) fail()
    await expect(third).rejects.toThrow('away')
  })

  it('starts a new count after the window', async () => {
    const brief = new LenientRateLimiter(counter, { points: 6, seconds: 0.05 })
    for (let time = 0; time < 2; time++) await brief.consume('a')
    await pause(80)
    expect(await brief.consume('a')).toEqual({ consumed: 1, msBeforeNext: 50 })
  })
})
