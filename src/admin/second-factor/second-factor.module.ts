import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { SecondFactorCheck } from './second-factor-check.service.js'
import { SecondFactorSecrets } from './second-factor-secrets.js'
import { SecondFactor } from './second-factor.entity.js'
import { SecondFactors } from './second-factors.service.js'

/** Codes from an app, asked for beside the password. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([SecondFactor])],
  providers: [SecondFactorSecrets, SecondFactors, SecondFactorCheck],
  exports: [SecondFactors, SecondFactorCheck],
})
export class SecondFactorModule {}
