import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { AuditAction } from '../audit/audit-actions.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { SecondFactorSecretsService } from './second-factor-secrets.service.js'
import { SecondFactor } from './second-factor.entity.js'
import { type Enrolment, enrolmentOf, plainCode, stepOf } from './totp.js'

/** Enables and disables the second factor of users. */
@Injectable()
export class SecondFactorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: SecondFactorSecretsService,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the factor that sign-in requires. */
  findConfirmed(userId: string): Promise<SecondFactor | null> {
    return this.dataSource.manager.findOneBy(SecondFactor, { userId, confirmedAt: Not(IsNull()) })
  }

  /** Creates a secret for an app, and replaces an unconfirmed one. @throws Problem 409 */
  async begin(user: SignedInUser): Promise<Enrolment> {
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(SecondFactor, { userId: user.id, confirmedAt: IsNull() })
      const values = { userId: user.id, sealedSecret: this.secrets.newSealed(user.id) }
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(SecondFactor)
        .values(values)
        .orIgnore()
        .returning('user_id')
        .execute()
      if ((inserted.raw as unknown[]).length === 0) throw notPending()
    })
    const enrolment = await this.pending(user)
    if (!enrolment) throw notPending()
    return enrolment
  }

  /** Returns the enrolment in progress. */
  async pending({ id, email }: SignedInUser): Promise<Enrolment | null> {
    const factor = await this.dataSource.manager.findOneBy(SecondFactor, { userId: id, confirmedAt: IsNull() })
    const secret = factor && this.secrets.open(factor)
    return secret ? enrolmentOf(secret, email) : null
  }

  /**
   * Enables the factor with a first code of the app.
   * @returns recovery codes, not shown again
   * @throws Problem 409 without an enrolment in progress, 422 for a wrong code
   */
  async confirm(user: SignedInUser, code: string): Promise<string[]> {
    const { codes, hashes } = this.secrets.newRecoveryCodes()
    await this.dataSource.transaction(async (manager) => {
      const factor = await manager.findOne(SecondFactor, {
        where: { userId: user.id, confirmedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      })
      const secret = factor && this.secrets.open(factor)
      if (!secret) throw notPending()
      const lastStep = stepOf(plainCode(code), secret, null)
      if (lastStep === undefined) throw Problem.validation([{ field: 'code', code: 'code.wrong' }])
      const confirmed = { confirmedAt: new Date(), lastStep, recoveryCodeHashes: hashes }
      await manager.update(SecondFactor, { userId: user.id }, confirmed)
      await this.record('user.second_factor_enabled', user.id, manager, user)
    })
    return codes
  }

  /** Replaces the recovery codes. @returns the new ones, not shown again @throws Problem 409 when disabled */
  async renewRecoveryCodes(user: SignedInUser): Promise<string[]> {
    const { codes, hashes } = this.secrets.newRecoveryCodes()
    await this.dataSource.transaction(async (manager) => {
      const on = { userId: user.id, confirmedAt: Not(IsNull()) }
      const { affected } = await manager.update(SecondFactor, on, { recoveryCodeHashes: hashes })
      if (!affected) throw new Problem({ code: 'second_factor.off' })
      await this.record('user.recovery_codes_renewed', user.id, manager, user)
    })
    return codes
  }

  async remove(userId: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    const { affected } = await manager.delete(SecondFactor, { userId })
    if (affected) await this.record('user.second_factor_disabled', userId, manager, actor)
  }

  private record(action: AuditAction, id: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    return this.audit.record({ action, actor, subject: { kind: 'user', id }, tellsUser: true }, manager)
  }
}

function notPending(): Problem {
  return new Problem({ code: 'second_factor.not_pending' })
}
