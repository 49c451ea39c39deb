import { createHash } from 'node:crypto'
import { jest } from '@jest/globals'
import { Secret } from '#src/platform/crypto/secret.js'
import type { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { isProof } from '../../shared/forms/proof-of-work.js'
import { ProofsService } from './proofs.service.js'

/** Counts in memory. */
function limits() {
  const taken = new Map<string, number>()
  const consume = (_: unknown, who: string) => {
    taken.set(who, (taken.get(who) ?? 0) + 1)
    return Promise.resolve({ exceeded: taken.get(who)! > 1 })
  }
  return { consume } as unknown as RateLimitsService
}

const hashes = (answer: string) => isProof(createHash('sha256').update(answer).digest())

/** The first answer that is computed, or that is not. */
function answer(challenge: string, computed: boolean): string {
  for (let number = 0; ; number++) {
    const found = `${challenge}.${number}`
    if (hashes(found) === computed) return found
  }
}

describe('a challenge', () => {
  let proofs: ProofsService
  beforeEach(() => {
    proofs = new ProofsService(new Secret('a secret of thirty-two letters !!'), limits())
  })
  afterEach(() => jest.restoreAllMocks())
  const pass = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + seconds * 1000)

  it('is answered at once by who computes', async () => {
    expect(await proofs.check(answer(proofs.challenge(), true))).toBe('proven')
  })

  it('is answered by waiting, and not sooner', async () => {
    const waited = answer(proofs.challenge(), false)
    expect(await proofs.check(waited)).toBe('early')
    pass(9)
    expect(await proofs.check(waited)).toBe('early')
    pass(11)
    expect(await proofs.check(waited)).toBe('proven')
  })

  it('is good once, also when it is answered in another way', async () => {
    const challenge = proofs.challenge()
    await proofs.check(answer(challenge, true))
    expect(await proofs.check(answer(challenge, true))).toBe('spent')
    expect(await proofs.check(answer(`${challenge}=`, true))).toBe('spent')
    pass(60)
    expect(await proofs.check(answer(challenge, false))).toBe('spent')
  })

  it('is no good after an hour', async () => {
    const computed = answer(proofs.challenge(), true)
    pass(3601)
    expect(await proofs.check(computed)).toBe('spent')
  })

  it("is nobody else's to write", async () => {
    const other = new ProofsService(new Secret('another secret of thirty-two letters'), limits())
    for (const forged of [answer(other.challenge(), true), answer('', true), answer('AAAA', true), 'x', ''])
      expect(await proofs.check(forged)).toBe('wrong')
  })
})
