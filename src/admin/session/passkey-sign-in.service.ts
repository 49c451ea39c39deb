import { Injectable } from '@nestjs/common'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Request, Response } from 'express'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { PasskeyCeremoniesService } from '../passkeys/passkey-ceremonies.service.js'
import type { PasskeyAssertionDto } from '../passkeys/passkey-responses.dto.js'
import { PasskeysService } from '../passkeys/passkeys.service.js'
import { PasskeyChallengesService } from './passkey-challenges.service.js'
import { SecondStepService } from './second-step.service.js'
import type { SessionDto } from './session.dto.js'
import { SignInService } from './sign-in.service.js'
import { ACCOUNT_LIMIT, OWN_PASSWORD_LIMIT } from './sign-in-limits.js'
import { UserSessionsService } from './user-sessions.service.js'

/**
 * Begins and confirms sessions with passkeys. Nobody can guess a signature, so that the ceilings of wrong passwords of an account and
 * of a network neither apply nor end.
 */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly ceremonies: PasskeyCeremoniesService,
    private readonly challenges: PasskeyChallengesService,
    private readonly secondStep: SecondStepService,
    private readonly signIn: SignInService,
    private readonly sessions: UserSessionsService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** Returns a challenge for any passkey; after the password, for those of its user. */
  async begin(request: Request): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const user = await this.secondStep.recall(request)
    const options = await this.ceremonies.requestOptions(user ? await this.passkeys.list(user.id) : [])
    await this.challenges.remember(request, 'signIn', options.challenge)
    return options
  }

  /** Signs in with a signed challenge, without or after the password. @throws Problem 401 `session.passkey_failed` */
  async complete(assertion: PasskeyAssertionDto, request: Request, response: Response): Promise<SessionDto> {
    const challenge = await this.challenges.take(request.sessionID, 'signIn')
    const user = challenge && (await this.passkeys.redeem(assertion, challenge))
    if (!user) throw new Problem({ code: 'session.passkey_failed' })
    return this.signIn.begin(user, request, response, { withPasskey: true })
  }

  /** Returns a challenge for the passkeys of a signed-in user. */
  async beginConfirmation({ id }: SignedInUser, request: Request): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await this.ceremonies.requestOptions(await this.passkeys.list(id))
    await this.challenges.remember(request, 'confirmation', options.challenge)
    return options
  }

  /** Confirms the session with a challenge that its user has signed. @throws Problem 422 `passkey.failed`, 429 */
  async confirm({ id }: SignedInUser, assertion: PasskeyAssertionDto, sid: string): Promise<void> {
    const allowance = await this.rateLimits.consume(OWN_PASSWORD_LIMIT, id)
    if (allowance?.exceeded) throw Problem.tooManyRequests(ACCOUNT_LIMIT.scope, allowance.reset)
    const challenge = await this.challenges.take(sid, 'confirmation')
    const user = challenge && (await this.passkeys.redeem(assertion, challenge))
    if (!user || user.id !== id) throw new Problem({ code: 'passkey.failed' })
    await this.rateLimits.reset(OWN_PASSWORD_LIMIT, id)
    await this.sessions.setConfirmedAt(sid, new Date())
  }
}
