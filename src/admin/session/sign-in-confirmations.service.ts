import { Injectable, UnauthorizedException } from '@nestjs/common'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js'
import { SecondFactorsService } from '../second-factor/second-factors.service.js'
import { isPassword } from '../users/password.js'
import { UsersService } from '../users/users.service.js'
import { OPEN_SESSION, SignInGuessesService } from './sign-in-guesses.service.js'
import { OWN_PASSWORD_LIMIT } from './sign-in-limits.js'
import { UserSessionsService } from './user-sessions.service.js'

/** Confirms in an open session that its user is present. */
@Injectable()
export class SignInConfirmationsService {
  constructor(
    private readonly users: UsersService,
    private readonly secondFactors: SecondFactorsService,
    private readonly secondFactorCheck: SecondFactorCheckService,
    private readonly sessions: UserSessionsService,
    private readonly guesses: SignInGuessesService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * Confirms with a code if the account has an app, otherwise with the password; never for an account with passkeys alone.
   * @returns the instant of the confirmation
   * @throws Problem 422 at `confirmation`, 429
   */
  async confirm({ id }: SignedInUser, confirmation: string, sid: string): Promise<Date> {
    const allowance = await this.rateLimits.consume(OWN_PASSWORD_LIMIT, id)
    if (allowance?.exceeded) throw Problem.tooManyRequests(OWN_PASSWORD_LIMIT.scope, allowance.reset)
    const user = await this.users.find(id)
    if (!user) throw new UnauthorizedException()
    const factor = await this.secondFactors.findConfirmed(id)
    if (!factor && (await this.secondFactors.isEnabled(id))) {
      throw Problem.validation([{ field: 'confirmation', code: 'passkey.required' }])
    }
    await this.guesses.count(user.email, OPEN_SESSION)
    const isRight = factor
      ? await this.secondFactorCheck.redeem(factor, user, confirmation)
      : user.passwordHash !== null && (await isPassword(confirmation, user.passwordHash))
    if (!isRight) {
      throw Problem.validation([{ field: 'confirmation', code: factor ? 'code.wrong' : 'password.wrong' }])
    }
    await this.rateLimits.reset(OWN_PASSWORD_LIMIT, id)
    await this.guesses.clear(user.email, OPEN_SESSION)
    const confirmedAt = new Date()
    await this.sessions.setConfirmedAt(sid, confirmedAt)
    return confirmedAt
  }
}
