import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadsModule } from '../leads.module.js'
import { ApiKeysModule } from '#src/api-keys/api-keys.module.js'
import { ChangeFeedModule } from '#src/change-feed/change-feed.module.js'
import { IntegratorLeadsController } from './integrator-leads.controller.js'
import { LeadDeparture } from './lead-departure.entity.js'
import { IntegratorLeadsService } from './integrator-leads.service.js'

/** API of leads for integrators. */
@Module({
  imports: [ApiKeysModule, ChangeFeedModule, LeadsModule, TypeOrmModule.forFeature([LeadDeparture])],
  controllers: [IntegratorLeadsController],
  providers: [IntegratorLeadsService],
  exports: [IntegratorLeadsService],
})
export class LeadApiModule {}
