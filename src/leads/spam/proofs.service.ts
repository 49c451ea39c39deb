import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'
import { type RateLimit, RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { isProof, PATIENCE_SECONDS, PROOF_SEPARATOR } from '#src/shared/forms/proof-of-work.js'
import { getFirst } from '#src/shared/lookups.js'

const VALID_MS = 3_600_000
/** Tolerated difference between the clocks of processes. */
const TOLERANCE_MS = 60_000
/** Limit of one answer per challenge. */
const ONE_ANSWER: RateLimit = { scope: 'proof', points: 1, seconds: VALID_MS / 1000 }

/** Stateless challenges for a proof of work: the time of creation is encrypted in them. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly secret: Secret,
    private readonly rateLimits: RateLimitsService,
  ) {}

  challenge(): string {
    return this.secret.seal(String(Date.now()), 'form-proof', '')
  }

  /**
   * Verifies an answer. `early`: no proof of work, and not enough time has passed. `spent`: a genuine challenge that
   * was answered before or is too old, as after going back in the browser.
   */
  async check(proof: string): Promise<'proven' | 'early' | 'spent' | 'wrong'> {
    const challenge = challengeIn(proof)
    const made = this.secret.open(challenge, 'form-proof', '')
    const age = made === undefined ? NaN : Date.now() - Number(made)
    if (!(age > -TOLERANCE_MS)) return 'wrong'
    if (age >= VALID_MS) return 'spent'
    const isComputed = isProof(createHash('sha256').update(proof).digest())
    if (!isComputed && age < PATIENCE_SECONDS * 1000) return 'early'
    const answers = await this.rateLimits.consume(ONE_ANSWER, spellingOf(challenge))
    return answers?.exceeded ? 'spent' : 'proven'
  }
}

/** Returns the canonical one of several texts that decode to the same bytes. */
function spellingOf(challenge: string): string {
  return Buffer.from(challenge, 'base64url').toString('base64url')
}

export function challengeIn(proof: string): string {
  return getFirst(proof.split(PROOF_SEPARATOR))
}
