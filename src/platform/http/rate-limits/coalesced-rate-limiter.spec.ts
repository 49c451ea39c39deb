import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { CoalescedRateLimiter } from './coalesced-rate-limiter.js'

/** Rate limiter whose responses and failures the test triggers, like those of a database. */
class Limiter extends RateLimiterMemory {
  readonly asked: { points: number; answer: () => void; fail: () => void }[] = []

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    return new Promise((resolve, reject) => {
      const answer = () => void super.consume(key, points).then(resolve, reject)
      this.asked.push({ points, answer, fail: () => reject(new Error('away')) })
    })
  }
}

describe('CoalescedRateLimiter', () => {
  let limiter: Limiter
  let coalesced: CoalescedRateLimiter
  beforeEach(() => {
    limiter = new Limiter({ points: 3, duration: 60 })
    coalesced = new CoalescedRateLimiter(limiter)
  })

  /** Waits until all pending microtasks have run. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const take = (count: number, key = 'a') => Array.from({ length: count }, () => coalesced.consume(key))
  const answer = async (index: number) => {
    await settle()
    limiter.asked[index]!.answer()
  }
  const consumed = async (counts: ReturnType<typeof take>) => (await Promise.all(counts)).map((count) => count.consumed)

  it('returns each caller its own count, even over the limit', async () => {
    const first = take(1)
    await settle()
    const meanwhile = take(4)
    await answer(0)
    await answer(1)
    expect(await consumed(first)).toEqual([1])
    expect(await consumed(meanwhile)).toEqual([2, 3, 4, 5])
    expect((await meanwhile[3]!).msBeforeNext).toBeGreaterThan(59_000)
  })

  it('sends one batch per sender at a time', async () => {
    const first = take(1)
    await settle()
    const second = take(10)
    await settle()
    expect(limiter.asked.map(({ points }) => points)).toEqual([1])
    await answer(0)
    await settle()
    const third = take(5)
    await settle()
    expect(limiter.asked.map(({ points }) => points)).toEqual([1, 10])
    await answer(1)
    await answer(2)
    await Promise.all([...first, ...second, ...third])
    expect(limiter.asked.map(({ points }) => points)).toEqual([1, 10, 5])
  })

  it('counts senders independently', async () => {
    const slow = take(1, 'slow')
    const quick = take(1, 'quick')
    await answer(1)
    expect(await consumed(quick)).toEqual([1])
    await answer(0)
    expect(await consumed(slow)).toEqual([1])
  })

  it('rejects while counting fails, and continues afterwards', async () => {
    const failing = take(2)
    await settle()
    const waiting = take(1)
    limiter.asked[0]!.fail()
    for (const count of failing) await expect(count).rejects.toThrow('away')
    await answer(1)
    expect(await consumed(waiting)).toEqual([1])
    const next = take(1)
    await answer(2)
    expect(await consumed(next)).toEqual([2])
  })

  it('stores nothing about counted senders', async () => {
    const taken = Array.from({ length: 20 }, (_, sender) => coalesced.consume(String(sender)))
    await settle()
    for (const { answer } of limiter.asked) answer()
    await Promise.all(taken)
    expect([coalesced['counting'].size, coalesced['waiting'].size]).toEqual([0, 0])
  })
})
