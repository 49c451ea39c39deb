import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { SecondFactor } from './second-factor.entity.js'
import { SecondFactorCheckService } from './second-factor-check.service.js'
import { SecondFactorRequirementService } from './second-factor-requirement.service.js'
import { SecondFactorSecretsService } from './second-factor-secrets.service.js'
import { SecondFactorsService } from './second-factors.service.js'

/** Two-factor authentication with an authenticator app or passkeys. */
@Module({
  imports: [AuditModule, PasskeysModule, TypeOrmModule.forFeature([SecondFactor])],
  providers: [
    SecondFactorSecretsService,
    SecondFactorsService,
    SecondFactorCheckService,
    SecondFactorRequirementService,
  ],
  exports: [SecondFactorSecretsService, SecondFactorsService, SecondFactorCheckService, SecondFactorRequirementService],
})
export class SecondFactorModule {}
