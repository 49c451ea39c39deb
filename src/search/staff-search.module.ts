import { Module } from '@nestjs/common'
import { NewsletterModule } from '#src/newsletter/newsletter.module.js'
import { ContentResultsService } from './results/content-results.service.js'
import { LeadResultsService } from './results/lead-results.service.js'
import { SubscriberResultsService } from './results/subscriber-results.service.js'
import { StaffSearchController } from './staff-search.controller.js'
import { StaffSearchService } from './staff-search.service.js'

/** Search over leads, subscribers and content for the admin. */
@Module({
  imports: [NewsletterModule],
  controllers: [StaffSearchController],
  providers: [LeadResultsService, SubscriberResultsService, ContentResultsService, StaffSearchService],
})
export class StaffSearchModule {}
