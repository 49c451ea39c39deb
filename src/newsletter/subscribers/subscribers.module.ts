import { Module } from '@nestjs/common'
import { NewsletterModule } from '../newsletter.module.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { NewsletterSubscribersController } from './newsletter-subscribers.controller.js'
import { SubscriberExportService } from './subscriber-export.service.js'
import { SubscriberExportsController } from './subscriber-exports.controller.js'
import { SubscriberListService } from './subscriber-list.service.js'
import { SubscriberSuppressionService } from './subscriber-suppression.service.js'
import { SubscriberPageQueriesService } from './subscriber-page-queries.service.js'

@Module({
  imports: [AuditModule, NewsletterModule],
  controllers: [NewsletterSubscribersController, SubscriberExportsController],
  providers: [
    SubscriberPageQueriesService,
    SubscriberListService,
    SubscriberExportService,
    SubscriberSuppressionService,
  ],
  exports: [SubscriberListService],
})
export class SubscribersModule {}
