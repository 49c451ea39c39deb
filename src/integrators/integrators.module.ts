import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadsModule } from '../admin/leads/leads.module.js'
import { ApiKeysModule } from '../api-keys/api-keys.module.js'
import { CarriedRowsService } from './changes/carried-rows.service.js'
import { ChangeEpoch } from './changes/change-epoch.entity.js'
import { ChangesService } from './changes/changes.service.js'
import { Removal } from './changes/removal.entity.js'
import { IntegratorLeadsController } from './leads/integrator-leads.controller.js'
import { IntegratorLeadsService } from './leads/integrator-leads.service.js'
import { IntegratorSubscribersController } from './subscribers/integrator-subscribers.controller.js'

/** What other programs read and work, by their keys. */
@Module({
  imports: [ApiKeysModule, LeadsModule, TypeOrmModule.forFeature([ChangeEpoch, Removal])],
  controllers: [IntegratorLeadsController, IntegratorSubscribersController],
  providers: [CarriedRowsService, ChangesService, IntegratorLeadsService],
})
export class IntegratorsModule {}
