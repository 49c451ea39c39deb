import { Injectable } from '@nestjs/common'
import type { Request, Response } from 'express'
import type { User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { type RateLimit, RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { requestLanguage } from '#src/platform/i18n/request-language.js'
import { addressKey } from '#src/platform/mail/address-spellings.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js'
import { SecondFactorsService } from '../second-factor/second-factors.service.js'
import { hasExpired } from '../users/password.js'
import { UsersService } from '../users/users.service.js'
import { deviceOf } from './device.js'
import { KnownDevicesService } from './known-devices.service.js'
import { PassportService } from './passport.service.js'
import { SecondStepService } from './second-step.service.js'
import { SessionDto } from './session.dto.js'
import type { CodeSignInDto, SignInDto } from './sign-in.dto.js'
import { SignInFailuresService } from './sign-in-failures.service.js'
import { OPEN_SESSION, SignInGuessesService } from './sign-in-guesses.service.js'
import { ACCOUNT_CODE_LIMIT, ACCOUNT_LIMIT, CODE_LIMIT, DEVICE_LIMIT, NETWORK_LIMIT } from './sign-in-limits.js'

/**
 * Begins sessions. An attempt is counted before it is verified, so that concurrent ones cannot exceed a limit; a
 * success is refunded.
 */
@Injectable()
export class SignInService {
  constructor(
    private readonly passport: PassportService,
    private readonly secondFactors: SecondFactorsService,
    private readonly secondFactorCheck: SecondFactorCheckService,
    private readonly secondStep: SecondStepService,
    private readonly users: UsersService,
    private readonly devices: KnownDevicesService,
    private readonly rateLimits: RateLimitsService,
    private readonly guesses: SignInGuessesService,
    private readonly failures: SignInFailuresService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Signs in with the password, and with the code where one is needed. A code that is missing may follow as the second step.
   * @param credentials the body of the request, already validated
   * @throws Problem 401 `session.sign_in_failed`, `session.second_factor_required` or `session.second_factor_failed`, 429
   */
  async attempt(credentials: CodeSignInDto, request: Request, response: Response): Promise<SessionDto> {
    const user = await this.checkPassword(credentials, request, response)
    if (await this.secondFactors.isEnabled(user.id)) {
      if (!credentials.code) {
        await this.secondStep.remember(request, user)
        throw new Problem({ code: 'session.second_factor_required' })
      }
      await this.checkCode(user, credentials.code, request)
    }
    return this.begin(user, request, response)
  }

  /** Signs in a user who has taken the first step. @throws Problem 401 `session.second_factor_failed`, 429 */
  async complete(user: User, code: string, request: Request, response: Response): Promise<SessionDto> {
    await this.checkCode(user, code, request)
    return this.begin(user, request, response)
  }

  /**
   * Signs in a user who has just set the password by a mailed link; where a code is needed, as the first step. The mail
   * about the new password is notice enough of the device.
   */
  async continueFromLink(user: User, request: Request, response: Response): Promise<void> {
    if (await this.secondFactors.isEnabled(user.id)) await this.secondStep.remember(request, user)
    else await this.begin(user, request, response, { quietly: true })
  }

  private async checkPassword({ email }: SignInDto, request: Request, response: Response): Promise<User> {
    const refundAttempt = await this.countAttempt(email, request)
    const user = await this.passport.authenticate(request, response)
    if (!user) {
      await this.failures.count(email)
      throw new Problem({ code: 'session.sign_in_failed' })
    }
    if (hasExpired(user)) {
      await this.recordFailure(user, 'expired')
      throw new Problem({ code: 'session.one_time_password_expired' })
    }
    await refundAttempt()
    await this.guesses.clear(email, OPEN_SESSION)
    return user
  }

  /** @returns a function that refunds the attempt @throws Problem 429 */
  private async countAttempt(email: string, request: Request): Promise<() => Promise<void>> {
    const device = this.devices.nameFor(email, request)
    if (device) {
      await this.consume(DEVICE_LIMIT, device)
      await this.guesses.count(email, device)
      return async () => {
        await this.rateLimits.reset(DEVICE_LIMIT, device)
        await this.guesses.clear(email, device)
      }
    }
    const network = clientNetwork(request)
    const account = `${addressKey(email)} ${network}`
    await this.consume(ACCOUNT_LIMIT, account) // first, so that its refusals do not count for colleagues on this network
    await this.consume(NETWORK_LIMIT, network)
    await this.guesses.count(email)
    return async () => {
      await this.guesses.clear(email)
      await this.rateLimits.reset(ACCOUNT_LIMIT, account)
      await this.rateLimits.refund(NETWORK_LIMIT, network)
    }
  }

  private async checkCode(user: User, code: string, request: Request): Promise<void> {
    const here = `${user.id} ${clientNetwork(request)}`
    await this.consume(CODE_LIMIT, here)
    await this.consume(ACCOUNT_CODE_LIMIT, user.id)
    const factor = await this.secondFactors.findConfirmed(user.id)
    if (!factor || !(await this.secondFactorCheck.redeem(factor, user, code))) {
      await this.recordFailure(user, 'code')
      throw new Problem({ code: 'session.second_factor_failed' })
    }
    await this.rateLimits.reset(CODE_LIMIT, here)
    await this.rateLimits.reset(ACCOUNT_CODE_LIMIT, user.id)
  }

  /** Begins the session of a user who is authenticated. @param quietly notifies of no new device */
  async begin(
    user: User,
    request: Request,
    response: Response,
    { quietly = false, withPasskey }: { quietly?: boolean; withPasskey?: true } = {},
  ): Promise<SessionDto> {
    const isNew = await this.isOnNewDevice(user, request)
    const newDevice = isNew ? deviceOf(request.headers['user-agent'] ?? '') : undefined
    const details = { newDevice, withPasskey }
    // Recorded first: no session without its record.
    await this.audit.record({ action: 'session.began', actor: user, details, tellsUser: isNew && !quietly })
    await this.users.useLanguage(user, requestLanguage(request))
    const signedIn = await this.passport.begin(request, user)
    this.devices.remember(user.email, response)
    return SessionDto.of(signedIn)
  }

  /** Checks for a sign-in on a new device, except the first one of the account. */
  private async isOnNewDevice(user: User, request: Request): Promise<boolean> {
    return !this.devices.nameFor(user.email, request) && this.audit.hasRecorded('session.began', user)
  }

  /** Records a failure after the right password. */
  private async recordFailure({ id }: User, wrong: 'code' | 'expired'): Promise<void> {
    await this.audit.record({ action: 'session.failed', subject: { kind: 'user', id }, details: { wrong } })
  }

  private async consume(limit: RateLimit, who: string): Promise<void> {
    const allowance = await this.rateLimits.consume(limit, who)
    if (allowance?.exceeded) throw Problem.tooManyRequests(ACCOUNT_LIMIT.scope, allowance.reset)
  }
}
