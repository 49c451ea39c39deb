import { Module } from '@nestjs/common'
import { LeadsModule } from '../../admin/leads/leads.module.js'
import { ApiKeysModule } from '../../api-keys/api-keys.module.js'
import { ChangeFeedModule } from '../changes/change-feed.module.js'
import { IntegratorLeadsController } from './integrator-leads.controller.js'
import { IntegratorLeadsService } from './integrator-leads.service.js'

/** API of leads for integrators. */
@Module({
  imports: [ApiKeysModule, ChangeFeedModule, LeadsModule],
  controllers: [IntegratorLeadsController],
  providers: [IntegratorLeadsService],
})
export class LeadApiModule {}
