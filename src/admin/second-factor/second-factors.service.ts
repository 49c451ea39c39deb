import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { encodeQR } from 'qr'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import { Secret } from '../../config/secret.js'
import { Problem } from '../../http/problem.js'
import type { SignedInUser } from '../access/signed-in-user.js'
import { AuditLog } from '../audit/audit-log.service.js'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js'
import { SecondFactor } from './second-factor.entity.js'

const ISSUER = 'Biorezonanca'
const PURPOSE = 'second-factor'

/** How far a phone's clock may be off, in seconds (RFC 6238, 5.2: one step). */
const TOLERANCE_SECONDS = 30

export interface Enrolment {
  /** Base32, for typing into the app. */
  secret: string
  /** `otpauth://`, for opening the app on the same device. */
  uri: string
  /** The same as a picture for its camera. */
  qrSvg: string
}

/** Sets up, checks and removes the second factor of users. */
@Injectable()
export class SecondFactors {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
    private readonly audit: AuditLog,
  ) {}

  /** The factor that sign-in asks for. */
  findConfirmed(userId: string): Promise<SecondFactor | null> {
    return this.dataSource.manager.findOneBy(SecondFactor, { userId, confirmedAt: Not(IsNull()) })
  }

  /** Makes a secret for an app to be set up; one that waits for its first code is replaced. @throws Problem 409 */
  async begin({ id, email }: SignedInUser): Promise<Enrolment> {
    if (await this.findConfirmed(id)) throw notPending()
    const secret = generateSecret()
    const sealedSecret = this.secret.seal(secret, PURPOSE, id)
    await this.dataSource.manager.upsert(SecondFactor, { userId: id, sealedSecret }, ['userId'])
    return describe(secret, email)
  }

  /** What `begin` answered, until it is confirmed. */
  async pending({ id, email }: SignedInUser): Promise<Enrolment | null> {
    const factor = await this.dataSource.manager.findOneBy(SecondFactor, { userId: id, confirmedAt: IsNull() })
    const secret = factor && this.secret.open(factor.sealedSecret, PURPOSE, id)
    return secret ? describe(secret, email) : null
  }

  /**
   * Turns the factor on with a first code from the app.
   * @returns recovery codes, to be shown this once
   * @throws Problem 409 when there is none to be set up, 422 for a wrong code
   */
  async confirm(user: SignedInUser, code: string): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes()
    await this.dataSource.transaction(async (manager) => {
      const factor = await manager.findOneBy(SecondFactor, { userId: user.id, confirmedAt: IsNull() })
      if (!factor) throw notPending()
      const lastStep = this.stepOf(factor, code)
      if (lastStep === undefined) throw Problem.validation([{ field: 'code', message: 'staff.code.wrong' }])
      const recoveryCodeHashes = recoveryCodes.map((each) => this.hashRecoveryCode(each))
      await manager.update(SecondFactor, { userId: user.id }, { confirmedAt: new Date(), lastStep, recoveryCodeHashes })
      await this.audit.record({ action: 'user.second_factor_enabled', actor: user, subject: subject(user.id) }, manager)
    })
    return recoveryCodes
  }

  /** Whether a code from the app, or a recovery code, is right. It is used up by this. */
  async redeem(factor: SecondFactor, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '')
    return /^\d{6}$/.test(code) ? this.redeemStep(factor, code) : this.redeemRecoveryCode(factor, code)
  }

  async remove(userId: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    const { affected } = await manager.delete(SecondFactor, { userId })
    if (affected) {
      await this.audit.record({ action: 'user.second_factor_disabled', actor, subject: subject(userId) }, manager)
    }
  }

  /** In one statement: of two who send the same code at once, one is refused. */
  private async redeemStep(factor: SecondFactor, code: string): Promise<boolean> {
    const step = this.stepOf(factor, code)
    if (step === undefined) return false
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(SecondFactor)
      .set({ lastStep: step })
      .where('userId = :userId AND (lastStep IS NULL OR lastStep < :step)', { userId: factor.userId, step })
      .execute()
    return affected === 1
  }

  private async redeemRecoveryCode({ userId }: SecondFactor, code: string): Promise<boolean> {
    const hash = this.hashRecoveryCode(code)
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(SecondFactor)
      .set({ recoveryCodeHashes: () => 'array_remove(recovery_code_hashes, :hash)' })
      .where('userId = :userId AND :hash = ANY(recovery_code_hashes)', { userId, hash })
      .execute()
    return affected === 1
  }

  /** The time step a code belongs to; none for a wrong one, and for a secret sealed by another installation. */
  private stepOf({ userId, sealedSecret, lastStep }: SecondFactor, token: string): number | undefined {
    const secret = this.secret.open(sealedSecret, PURPOSE, userId)
    if (secret === undefined || !/^\d{6}$/.test(token)) return undefined
    const afterTimeStep = lastStep ?? undefined
    const result = verifySync({ secret, token, epochTolerance: TOLERANCE_SECONDS, afterTimeStep })
    return result.valid && 'timeStep' in result ? result.timeStep : undefined
  }

  private hashRecoveryCode(code: string): string {
    return this.secret.hash(plainRecoveryCode(code))
  }
}

function describe(secret: string, label: string): Enrolment {
  const uri = generateURI({ issuer: ISSUER, label, secret })
  return { secret, uri, qrSvg: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) }
}

const subject = (id: string) => ({ kind: 'user', id })

function notPending(): Problem {
  return new Problem({ status: 409, code: 'second_factor.not_pending', text: 'secondFactorNotPending' })
}
