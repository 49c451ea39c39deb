import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { publish } from '#src/platform/outbox/publish.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { SecondFactorsService } from '../../second-factor/second-factors.service.js'
import { SignInGuessesService } from '../../session/sign-in-guesses.service.js'
import { UserSessionsService } from '../../session/user-sessions.service.js'
import { Invitation } from '../../users/invitation.entity.js'
import { hashPassword, newOneTimePassword } from '../../users/password.js'
import { AdministratorsService } from './administrators.service.js'

/** Details in the audit log of events from the command line. */
export const BY_COMMAND_LINE = { via: 'command_line' }

/** Issues one-time passwords, shown once and changed at sign-in, for when no administrator can sign in. */
@Injectable()
export class OneTimePasswordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly administrators: AdministratorsService,
    private readonly secondFactors: SecondFactorsService,
    private readonly sessions: UserSessionsService,
    private readonly guesses: SignInGuessesService,
    private readonly audit: AuditLogService,
  ) {}

  /** Creates an administrator. @returns their password @throws Problem 409 `user.exists` */
  async addAdministrator(email: string): Promise<string> {
    const password = newOneTimePassword()
    const added = await this.administrators.addIfNew(email, password, { mustChangePassword: true }, BY_COMMAND_LINE)
    if (!added) throw new Problem({ code: 'user.exists' })
    return password
  }

  /** Removes the second factor with all passkeys, and enables a disabled user. @returns the password @throws NotFoundException */
  async reset(email: string): Promise<string> {
    const password = newOneTimePassword()
    const passwordHash = await hashPassword(password)
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email })
      if (!user) throw new NotFoundException()
      const { id } = user
      await manager.update(
        User,
        { id },
        { passwordHash, passwordSetAt: new Date(), mustChangePassword: true, disabledAt: null },
      )
      await manager.delete(Invitation, { userId: id })
      await publish(manager, 'leads.digest_due', id)
      await this.sessions.endAll(id, manager)
      await this.guesses.clear(email, undefined, manager)
      await this.secondFactors.removeAll(id, manager)
      await this.audit.record(
        { action: 'user.reset', subject: { kind: 'user', id }, details: BY_COMMAND_LINE, tellsUser: true },
        manager,
      )
    })
    return password
  }
}
