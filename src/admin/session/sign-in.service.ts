import { Injectable } from '@nestjs/common'
import type { Request, Response } from 'express'
import { clientNetwork } from '../../http/client-address.js'
import { Problem } from '../../http/problem.js'
import { type RateLimit, RateLimits } from '../../http/rate-limits.service.js'
import { AuditLog } from '../audit/audit-log.service.js'
import { UsersService } from '../users/users.service.js'
import type { SessionDto } from './session.dto.js'
import type { SignInDto } from './sign-in.dto.js'
import { ACCOUNT_LIMIT, NETWORK_LIMIT } from './sign-in-limits.js'
import { StaffPassport } from './staff-passport.js'

@Injectable()
export class SignIn {
  constructor(
    private readonly passport: StaffPassport,
    private readonly users: UsersService,
    private readonly rateLimits: RateLimits,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Begins a session for whose credentials the request's body, already validated, holds. An attempt counts before it is
   * looked at, so that many at once do not get past the limit; success takes it back.
   * @throws Problem 401 `session.sign_in_failed`, 429 `session.too_many_requests`
   */
  async attempt({ email }: SignInDto, request: Request, response: Response): Promise<SessionDto> {
    const network = clientNetwork(request)
    const account = `${email.toLowerCase()} ${network}`
    await this.consume(ACCOUNT_LIMIT, account) // first: what it refuses costs the colleagues on this network nothing
    await this.consume(NETWORK_LIMIT, network)

    const user = await this.passport.authenticate(request, response)
    if (!user) {
      await this.recordFailure(email)
      throw new Problem({ status: 401, code: 'session.sign_in_failed', text: 'signInFailed' })
    }

    await this.audit.record({ action: 'session.began', actor: user }) // first: no session without its record
    await this.passport.begin(request, user)
    await this.rateLimits.reset(ACCOUNT_LIMIT, account)
    await this.rateLimits.refund(NETWORK_LIMIT, network)
    return { email: user.email, role: user.role }
  }

  /** Names the account that was tried; an address that is none is not kept: it may be a password in the wrong field. */
  private async recordFailure(email: string): Promise<void> {
    const account = await this.users.findByEmail(email)
    const subject = account ? { kind: 'user', id: account.id } : undefined
    await this.audit.record({ action: 'session.failed', subject })
  }

  private async consume(limit: RateLimit, who: string): Promise<void> {
    const allowance = await this.rateLimits.consume(limit, who)
    if (allowance?.exceeded) throw Problem.tooManyRequests(ACCOUNT_LIMIT.scope, allowance.reset)
  }
}
