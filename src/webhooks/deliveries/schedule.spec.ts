import { waitAfter } from './schedule.js'

const HOUR_MS = 3_600_000
const middle = () => 0.5

describe('webhook delivery attempts', () => {
  it('follow the schedule of Standard Webhooks, for a little over three days', () => {
    const waits = Array.from({ length: 10 }, (_, index) => waitAfter({ attempts: index + 1 }, middle))
    expect(waits).toEqual([5000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map((h) => h * HOUR_MS), undefined])
    const all = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
    expect(all / (24 * HOUR_MS)).toBeGreaterThan(3)
    expect(all / (24 * HOUR_MS)).toBeLessThan(3.5)
  })

  it('are spread by a random factor', () => {
    expect([waitAfter({ attempts: 2 }, () => 0), waitAfter({ attempts: 2 }, () => 1)]).toEqual([270_000, 330_000])
  })

  it.each([
    ['a number of seconds', 429, '120', 120_000],
    ['a number of seconds', 503, '120', 120_000],
    ['less than the plan', 429, '1', 5000],
    ['a year', 429, '31536000', 24 * HOUR_MS],
    ['nonsense', 503, 'soon', 5000],
    ['something negative', 503, '-5', 5000],
    ['a wait with a status that does not allow it', 500, '120', 5000],
  ])('handle Retry-After with %s and status %d: %s', (_what, status, retryAfter, expected) => {
    expect(waitAfter({ attempts: 1, status, retryAfter }, middle)).toBe(expected)
  })

  it('wait until the date in Retry-After', () => {
    const retryAfter = new Date(Date.now() + HOUR_MS).toUTCString()
    const wait = waitAfter({ attempts: 1, status: 503, retryAfter }, middle)
    expect(Math.abs(wait! - HOUR_MS)).toBeLessThan(5000)
  })
})
