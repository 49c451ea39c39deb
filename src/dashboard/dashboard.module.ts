import { Module } from '@nestjs/common'
import { LeadsModule } from '#src/leads/leads.module.js'
import { LocationsModule } from '#src/locations/locations.module.js'
import { NewsletterModule } from '#src/newsletter/newsletter.module.js'
import { DashboardController } from './dashboard.controller.js'
import { DashboardService } from './dashboard.service.js'
import { FirstAnswersService } from './first-answers.service.js'
import { LeadFiguresService } from './lead-figures.service.js'
import { LocationFiguresService } from './location-figures.service.js'
import { SubscriberFiguresService } from './subscriber-figures.service.js'
import { VisitFiguresService } from './visit-figures.service.js'

@Module({
  imports: [LeadsModule, LocationsModule, NewsletterModule],
  controllers: [DashboardController],
  providers: [
    DashboardService,
    LeadFiguresService,
    FirstAnswersService,
    LocationFiguresService,
    SubscriberFiguresService,
    VisitFiguresService,
  ],
})
export class DashboardModule {}
