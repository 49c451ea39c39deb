import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { AuditLogService } from '../audit/audit-log.service.js'
import { SecondFactor } from './second-factor.entity.js'
import { SecondFactorSecretsService } from './second-factor-secrets.service.js'
import { looksLikeAppCode, plainCode, stepOf } from './totp.js'

/** Verifies codes of second factors; each is accepted once. */
@Injectable()
export class SecondFactorCheckService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: SecondFactorSecretsService,
    private readonly audit: AuditLogService,
  ) {}

  /** Verifies and invalidates a code of the app or a recovery code. */
  async redeem(factor: SecondFactor, user: { id: string; email: string }, typed: string): Promise<boolean> {
    const code = plainCode(typed)
    return looksLikeAppCode(code) ? this.redeemAppCode(factor, code) : this.redeemRecoveryCode(factor, user, code)
  }

  /**
   * Updates in one statement, so that only one of two concurrent requests with a code is accepted, and none with a code of
   * an app that is replaced meanwhile.
   */
  private async redeemAppCode(factor: SecondFactor, code: string): Promise<boolean> {
    const secret = this.secrets.open(factor)
    const step = secret && stepOf(code, secret, factor.lastStep)
    if (!step) return false
    const { userId, sealedSecret } = factor
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(SecondFactor)
      .set({ lastStep: step, sealedSecret: this.secrets.seal(secret, userId) }) // encrypted with the newest key
      .where('user_id = :userId AND sealed_secret = :sealedSecret', { userId, sealedSecret })
      .andWhere('(last_step IS NULL OR last_step < :step)', { step })
      .execute()
    return affected === 1
  }

  private async redeemRecoveryCode(
    factor: SecondFactor,
    user: { id: string; email: string },
    code: string,
  ): Promise<boolean> {
    const hash = this.secrets.findRecoveryCode(factor, code)
    if (!hash) return false
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(SecondFactor)
        .set({ recoveryCodeHashes: () => 'array_remove(recovery_code_hashes, :hash)' })
        .where('user_id = :userId AND :hash = ANY(recovery_code_hashes)', { userId: user.id, hash })
        .execute()
      if (affected !== 1) return false
      const subject = { kind: 'user', id: user.id }
      await this.audit.record({ action: 'user.recovery_code_used', actor: user, subject, tellsUser: true }, manager)
      return true
    })
  }
}
