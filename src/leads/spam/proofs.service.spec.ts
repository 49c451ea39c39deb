import { createHash } from 'node:crypto'
import { jest } from '@jest/globals'
import { Secret } from '#src/platform/crypto/secret.js'
import type { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { isProof } from '#src/shared/forms/proof-of-work.js'
import { ProofsService } from './proofs.service.js'

/** Rate limits in memory. */
function limits() {
  const taken = new Map<string, number>()
  const consume = (_: unknown, who: string) => {
    taken.set(who, (taken.get(who) ?? 0) + 1)
    return Promise.resolve({ exceeded: taken.get(who)! > 1 })
  }
  return { consume } as unknown as RateLimitsService
}

const hashes = (answer: string) => isProof(createHash('sha256').update(answer).digest())

/** Returns the first answer that is, or is not, a valid proof of work. */
function answer(challenge: string, computed: boolean): string {
  for (let number = 0; ; number++) {
    const found = `${challenge}.${number}`
    if (hashes(found) === computed) return found
  }
}

describe('ProofsService', () => {
  let proofs: ProofsService
  beforeEach(() => {
    proofs = new ProofsService(new Secret('a secret of thirty-two letters !!'), limits())
  })
  afterEach(() => jest.restoreAllMocks())
  const pass = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + seconds * 1000)

  it('accepts a proof of work immediately', async () => {
    expect(await proofs.check(answer(proofs.challenge(), true))).toBe('proven')
  })

  it('accepts any answer after the waiting time, and not before', async () => {
    const waited = answer(proofs.challenge(), false)
    expect(await proofs.check(waited)).toBe('early')
    pass(9)
    expect(await proofs.check(waited)).toBe('early')
    pass(11)
    expect(await proofs.check(waited)).toBe('proven')
  })

  it.each([
    [-60_000, true, 'wrong'],
    [-59_999, true, 'proven'],
    [9_999, false, 'early'],
    [10_000, false, 'proven'],
    [3_599_999, false, 'proven'],
    [3_600_000, false, 'spent'],
  ])('judges an answer %d ms after its challenge, computed: %s, as %s', async (age, computed, found) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    const given = answer(proofs.challenge(), computed)
    now.mockReturnValue(1_800_000_000_000 + age)
    expect(await proofs.check(given)).toBe(found)
  })

  it('accepts a challenge once, even with another answer', async () => {
    const challenge = proofs.challenge()
    await proofs.check(answer(challenge, true))
    expect(await proofs.check(answer(challenge, true))).toBe('spent')
    expect(await proofs.check(answer(`${challenge}=`, true))).toBe('spent')
    pass(60)
    expect(await proofs.check(answer(challenge, false))).toBe('spent')
  })

  it('rejects a challenge after an hour', async () => {
    const computed = answer(proofs.challenge(), true)
    pass(3601)
    expect(await proofs.check(computed)).toBe('spent')
  })

  it('rejects forged challenges', async () => {
    const other = new ProofsService(new Secret('another secret of thirty-two letters'), limits())
    for (const forged of [answer(other.challenge(), true), answer('', true), answer('AAAA', true), 'x', ''])
      expect(await proofs.check(forged)).toBe('wrong')
  })
})
