import { Module } from '@nestjs/common'
import { NewsletterModule } from '../../newsletter/newsletter.module.js'
import { DashboardController } from './dashboard.controller.js'
import { DashboardService } from './dashboard.service.js'
import { LeadFigures } from './lead-figures.service.js'
import { SubscriberFigures } from './subscriber-figures.service.js'

@Module({
  imports: [NewsletterModule],
  controllers: [DashboardController],
  providers: [DashboardService, LeadFigures, SubscriberFigures],
  exports: [DashboardService],
})
export class DashboardModule {}
