import { Injectable, UnauthorizedException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { publish } from '#src/platform/outbox/publish.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { isCurrent } from '../../session/session-stamp.js'
import { OPEN_SESSION, SignInGuessesService } from '../../session/sign-in-guesses.service.js'
import { OWN_PASSWORD_LIMIT } from '../../session/sign-in-limits.js'
import { UserSessionsService } from '../../session/user-sessions.service.js'
import { Invitation } from '../../users/invitation.entity.js'
import { hashPassword, isPassword } from '../../users/password.js'
import { isCommonPassword } from '../../users/password-rules.js'

/** Own passwords of users. */
@Injectable()
export class OwnPasswordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: UserSessionsService,
    private readonly guesses: SignInGuessesService,
    private readonly rateLimits: RateLimitsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Changes a password that was confirmed; all sessions of the user end, including the current one.
   * @param stamp of the current session
   * @returns the updated user
   * @throws Problem 422 at `newPassword`, UnauthorizedException if the session was ended during the request
   */
  async change(userId: string, stamp: string, newPassword: string): Promise<User> {
    const present = await this.dataSource.manager.findOneByOrFail(User, { id: userId })
    if (await hasPassword(present, newPassword)) throw fault('newPassword', 'password.same')
    return this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } })
      // An administrator may have reset the account since the password was verified.
      if (!user || !isCurrent(stamp, user)) throw new UnauthorizedException()
      const changed = await this.set(user, newPassword, manager, 'newPassword')
      await this.audit.record({ action: 'user.password_changed', actor: user, tellsUser: true }, manager)
      return changed
    })
  }

  /** Confirms the password before a sensitive action. @throws Problem 422 at `field`, 429 */
  async confirm(userId: string, password: string, field = 'currentPassword'): Promise<void> {
    if (!password) throw fault(field, 'password.required')
    const allowance = await this.rateLimits.consume(OWN_PASSWORD_LIMIT, userId)
    if (allowance?.exceeded) throw Problem.tooManyRequests(OWN_PASSWORD_LIMIT.scope, allowance.reset)
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId })
    await this.guesses.count(user.email, OPEN_SESSION)
    if (!(await hasPassword(user, password))) throw fault(field, 'password.wrong')
    await this.rateLimits.reset(OWN_PASSWORD_LIMIT, userId)
    await this.guesses.clear(user.email, OPEN_SESSION)
  }

  /** Sets a password and ends all sessions of the user. @throws Problem 422 at `field` for a common password */
  async set(user: User, password: string, manager: EntityManager, field = 'password'): Promise<User> {
    if (isCommonPassword(password, user.email)) throw fault(field, 'password.common')
    const changed = { passwordHash: await hashPassword(password), passwordSetAt: new Date(), mustChangePassword: false }
    await manager.update(User, { id: user.id }, changed)
    await publish(manager, 'leads.digest_due', user.id) // digests that waited for a sign-in are due
    await manager.delete(Invitation, { userId: user.id }) // a pending link would allow another change
    await this.sessions.endAll(user.id, manager)
    await this.guesses.clear(user.email, undefined, manager)
    await this.guesses.clear(user.email, OPEN_SESSION, manager)
    return { ...user, ...changed }
  }
}

async function hasPassword({ passwordHash }: User, password: string): Promise<boolean> {
  return passwordHash !== null && isPassword(password, passwordHash)
}

function fault(field: string, code: string): Problem {
  return Problem.validation([{ field, code }])
}
