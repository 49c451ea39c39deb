import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { AuditVerificationDto } from './audit-verification.dto.js'
import { storedHead } from './stored-head.js'
import { verifyAuditChain } from './verify-audit-chain.js'

/** Verifies the audit log while the site runs. */
@Injectable()
export class AuditVerificationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
  ) {}

  async verify(): Promise<AuditVerificationDto> {
    const kept = storedHead(this.environment.dataDir)
    return AuditVerificationDto.of(await verifyAuditChain(this.dataSource.manager, this.secret, kept ? [kept] : []))
  }
}
