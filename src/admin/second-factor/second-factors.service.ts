import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { AuditAction } from '../audit/audit-actions.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { PasskeysService } from '../passkeys/passkeys.service.js'
import { SecondFactor } from './second-factor.entity.js'
import { SecondFactorSecretsService } from './second-factor-secrets.service.js'
import { type Enrolment, enrolmentOf, plainCode, stepOf } from './totp.js'

/** Checks whether a user ($1) has a confirmed app or a passkey. */
const IS_ENABLED = `
  SELECT EXISTS (SELECT FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE user_id = $1) AS enabled`

/** Enables and disables the second factor of users. */
@Injectable()
export class SecondFactorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: SecondFactorSecretsService,
    private readonly passkeys: PasskeysService,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the app that signs in with the password. */
  findConfirmed(userId: string, manager = this.dataSource.manager): Promise<SecondFactor | null> {
    return manager.findOneBy(SecondFactor, { userId, confirmedAt: Not(IsNull()) })
  }

  /** Checks whether sign-in requires more than the password: an app or a passkey. */
  async isEnabled(userId: string): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ enabled: boolean }]>(IS_ENABLED, [userId])
    return row.enabled
  }

  /** Creates a secret for an app, in place of an unconfirmed one. A confirmed app stays valid until the new one is. */
  async begin(user: SignedInUser): Promise<Enrolment> {
    const userId = user.id
    await this.dataSource.transaction(async (manager) => {
      const sealedSecret = this.secrets.newSealed(userId)
      await manager.delete(SecondFactor, { userId, confirmedAt: IsNull() })
      const { affected } = await manager.update(SecondFactor, { userId }, { nextSealedSecret: sealedSecret })
      if (!affected) await manager.insert(SecondFactor, { userId, sealedSecret })
    })
    const enrolment = await this.pending(user)
    if (!enrolment) throw notPending()
    return enrolment
  }

  /** Returns the enrolment in progress, regardless of the session that began it. */
  async pending({ id, email }: SignedInUser): Promise<Enrolment | null> {
    const factor = await this.dataSource.manager.findOneBy(SecondFactor, { userId: id })
    const secret = factor && this.openPending(factor)
    return secret ? enrolmentOf(secret, email) : null
  }

  /**
   * Enables the factor with a first code of the app, or replaces the app.
   * @returns recovery codes, not shown again
   * @throws Problem 409 without an enrolment in progress, 422 for a wrong code
   */
  async confirm(user: SignedInUser, code: string): Promise<string[]> {
    const { codes, hashes } = this.secrets.newRecoveryCodes(user.id)
    await this.dataSource.transaction(async (manager) => {
      const factor = await manager.findOne(SecondFactor, {
        where: { userId: user.id },
        lock: { mode: 'pessimistic_write' },
      })
      const secret = factor && this.openPending(factor)
      if (!secret) throw notPending()
      const lastStep = stepOf(plainCode(code), secret, null)
      if (lastStep === undefined) throw Problem.validation([{ field: 'code', code: 'code.wrong' }])
      const confirmed = { confirmedAt: new Date(), lastStep, recoveryCodeHashes: hashes, nextSealedSecret: null }
      const sealedSecret = this.secrets.seal(secret, user.id)
      await manager.update(SecondFactor, { userId: user.id }, { ...confirmed, sealedSecret })
      const action = factor.confirmedAt ? 'user.second_factor_replaced' : 'user.second_factor_enabled'
      await this.record(action, user.id, manager, user)
    })
    return codes
  }

  /** Replaces the recovery codes. @returns the new ones, not shown again @throws Problem 409 when disabled */
  async renewRecoveryCodes(user: SignedInUser): Promise<string[]> {
    const { codes, hashes } = this.secrets.newRecoveryCodes(user.id)
    await this.dataSource.transaction(async (manager) => {
      const on = { userId: user.id, confirmedAt: Not(IsNull()) }
      const { affected } = await manager.update(SecondFactor, on, { recoveryCodeHashes: hashes })
      if (!affected) throw new Problem({ code: 'second_factor.off' })
      await this.record('user.recovery_codes_renewed', user.id, manager, user)
    })
    return codes
  }

  /** Removes the app and all passkeys. Where a second factor is required, a grace period begins with the next sign-in. */
  async removeAll(userId: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    await this.remove(userId, manager, actor)
    await this.passkeys.removeAll(userId, manager, actor)
  }

  /** Removes the app. Where it is required, a grace period begins with the next sign-in. */
  async remove(userId: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    const { affected } = await manager.delete(SecondFactor, { userId })
    await manager.update(User, { id: userId }, { secondFactorGraceFrom: null })
    if (affected) await this.record('user.second_factor_disabled', userId, manager, actor)
  }

  private openPending({ confirmedAt, nextSealedSecret, sealedSecret, userId }: SecondFactor): string | undefined {
    const sealed = confirmedAt ? nextSealedSecret : sealedSecret
    return sealed === null ? undefined : this.secrets.open({ sealedSecret: sealed, userId })
  }

  private record(action: AuditAction, id: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    return this.audit.record({ action, actor, subject: { kind: 'user', id }, tellsUser: true }, manager)
  }
}

export function notPending(): Problem {
  return new Problem({ code: 'second_factor.not_pending' })
}
