import { Injectable } from '@nestjs/common'
import { Problem } from '#src/platform/http/problems/problem.js'
import { isBlank } from '../../shared/blank.js'
import { QUICKEST_SECONDS } from '../../shared/forms/form-trap.js'
import { CHALLENGE_HEADER, PATIENCE_SECONDS } from '../../shared/forms/proof-of-work.js'
import type { Suspicion } from '../../shared/leads/suspicion.js'
import type { FormTrapDto } from './form-trap.dto.js'
import { PageDaysService } from './page-days.service.js'
import { PageViewsService } from './page-views.service.js'
import { challengeIn, ProofsService } from './proofs.service.js'

/** How a form was sent, beside what it says. */
export interface Sending {
  /** Whether so many came from the same network that there may soon be too many. */
  isLimitNear: boolean
  /** The sender's network, where the browser sent the form by itself, to the address of its page. */
  byBrowserOf?: string
  /** Whether a form like this is filled in by browsers, in no time. */
  mayBeQuick?: boolean
}

/** Tells what programs send from what people do. What it suspects is stored, and seen by staff. */
@Injectable()
export class SpamCheckService {
  constructor(
    private readonly pageDays: PageDaysService,
    private readonly pageViews: PageViewsService,
    private readonly proofs: ProofsService,
  ) {}

  /** @throws Problem 428 with a challenge, where a form of ours has to prove first that it is worth the while */
  async suspicionsOf(sent: FormTrapDto, sending: Sending): Promise<Suspicion[]> {
    const suspicions: Suspicion[] = []
    if (isFilled(sent.opinion)) suspicions.push('bait')
    if (this.isWithoutPage(sent, sending)) suspicions.push('noPage')
    if (!sending.mayBeQuick && this.isQuick(sent, sending)) suspicions.push('quick')
    // Who is suspected already is not told what it would take.
    if (suspicions.length === 0 && sending.isLimitNear && !(await this.isProven(sent, sending))) {
      suspicions.push('unproven')
    }
    return suspicions
  }

  /** A script need not have the page's day: what it fetches as data has none. */
  private isWithoutPage({ made }: FormTrapDto, { byBrowserOf }: Sending): boolean {
    return (byBrowserOf !== undefined || isFilled(made)) && !this.pageDays.isRecent(made)
  }

  private isQuick({ seconds }: FormTrapDto, { byBrowserOf }: Sending): boolean {
    const known = byBrowserOf === undefined ? seconds : this.pageViews.secondsSince(byBrowserOf)
    return typeof known === 'number' && known < QUICKEST_SECONDS
  }

  /** Asked are only forms that can answer: ours, which say so by their seconds, and those that are shown again. */
  private async isProven({ proof, seconds }: FormTrapDto, { byBrowserOf }: Sending): Promise<boolean> {
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
