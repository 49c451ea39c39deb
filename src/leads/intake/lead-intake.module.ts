import { Module } from '@nestjs/common'
import { LocationsModule } from '#src/locations/locations.module.js'
import { LeadIntakeService } from './lead-intake.service.js'
import { PageDaysService } from '../spam/page-days.service.js'
import { PageViewsService } from '../spam/page-views.service.js'
import { ProofsService } from '../spam/proofs.service.js'
import { SpamCheckService } from '../spam/spam-check.service.js'

/** Intake of leads of every kind. */
@Module({
  imports: [LocationsModule],
  providers: [LeadIntakeService, SpamCheckService, PageDaysService, PageViewsService, ProofsService],
  exports: [LeadIntakeService, SpamCheckService, PageDaysService, PageViewsService],
})
export class LeadIntakeModule {}
