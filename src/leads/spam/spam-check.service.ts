import { Injectable } from '@nestjs/common'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type RateLimit, RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { isBlank } from '#src/shared/blank.js'
import { CHALLENGE_HEADER, PATIENCE_SECONDS } from '#src/shared/forms/proof-of-work.js'
import { QUICKEST_SECONDS } from '#src/shared/forms/spam-fields.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'
import { PageDaysService } from './page-days.service.js'
import { PageViewsService } from './page-views.service.js'
import { challengeIn, ProofsService } from './proofs.service.js'
import type { SpamFieldsDto } from './spam-fields.dto.js'
import { looksLikeSpam } from './spam-text.js'

/**
 * Submissions of a network that use one mailbox or telephone number, in all forms together. Only the network's own ones count, since a
 * stranger may have entered the address before.
 */
const SENDER_LIMIT: RateLimit = { scope: 'sender', points: 5, seconds: 3600 }

/** Circumstances of a submission. */
export interface Sending {
  /** True when the network's rate limit is nearly exhausted. */
  isLimitNear: boolean
  /** Network of the sender, for a form submitted without JavaScript to the address of its page. */
  byBrowserOf?: string
  /** True for forms that browsers can fill in automatically. */
  mayBeQuick?: boolean
  /** Network of the sender and a key of the mailbox or telephone number; undefined if these do not count. */
  sender?: string
  /** Texts that the sender typed. */
  texts?: readonly string[]
}

/** Detects spam. Suspected submissions are stored, and visible to staff. */
@Injectable()
export class SpamCheckService {
  constructor(
    private readonly pageDays: PageDaysService,
    private readonly pageViews: PageViewsService,
    private readonly proofs: ProofsService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws Problem 428 with a challenge, when a proof of work is required */
  async suspicionsOf(sent: SpamFieldsDto, sending: Sending): Promise<Suspicion[]> {
    const suspicions: Suspicion[] = []
    if (isFilled(sent.opinion)) suspicions.push('bait')
    if (this.isWithoutPage(sent, sending)) suspicions.push('noPage')
    if (!sending.mayBeQuick && this.isQuick(sent, sending)) suspicions.push('quick')
    if (sending.texts && looksLikeSpam(sending.texts)) suspicions.push('text')
    // Suspected senders receive no challenge, so that they learn nothing, and do not count.
    if (suspicions.length > 0) return suspicions
    const isFrequent = await this.isFrequent(sending)
    if ((sending.isLimitNear || isFrequent) && !(await this.isProven(sent, sending))) {
      suspicions.push(sending.isLimitNear ? 'unproven' : 'sender')
    }
    return suspicions
  }

  private async isFrequent({ sender }: Sending): Promise<boolean> {
    if (sender === undefined) return false
    const allowance = await this.rateLimits.consume(SENDER_LIMIT, sender)
    return allowance !== null && allowance.exceeded
  }

  /** Checks for a missing page token. Scripts may lack it: pages fetched as data have none. */
  private isWithoutPage({ made }: SpamFieldsDto, { byBrowserOf }: Sending): boolean {
    return (byBrowserOf !== undefined || isFilled(made)) && !this.pageDays.isRecent(made)
  }

  private isQuick({ seconds }: SpamFieldsDto, { byBrowserOf }: Sending): boolean {
    const known = byBrowserOf === undefined ? seconds : this.pageViews.secondsSince(byBrowserOf)
    return typeof known === 'number' && known < QUICKEST_SECONDS
  }

  /**
   * Checks the proof of work. Only forms that can answer receive a challenge: those that send `seconds`, and those that
   * are rendered again.
   */
  private async isProven({ proof, seconds }: SpamFieldsDto, { byBrowserOf }: Sending): Promise<boolean> {
    const canAnswer = byBrowserOf !== undefined || seconds !== undefined
    if (typeof proof !== 'string' || !proof) {
      if (canAnswer) throw proofRequired(this.proofs.challenge())
      return false
    }
    const found = await this.proofs.check(proof)
    if (found === 'early' && canAnswer) throw proofRequired(challengeIn(proof))
    if (found === 'spent' && canAnswer) throw proofRequired(this.proofs.challenge())
    return found === 'proven'
  }
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && isBlank(value))

const proofRequired = (challenge: string) =>
  new Problem({
    code: 'spam.proof_required',
    args: { seconds: PATIENCE_SECONDS },
    headers: { [CHALLENGE_HEADER]: challenge },
  })
