import { Module } from '@nestjs/common'
import { AuditModule } from '../audit/audit.module.js'
import { StandingAccessService } from './standing-access.service.js'

/** Access to data that lasts without a session: API keys, webhooks, secret addresses. */
@Module({
  imports: [AuditModule],
  providers: [StandingAccessService],
  exports: [StandingAccessService],
})
export class StandingAccessModule {}
