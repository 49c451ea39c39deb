import { Module } from '@nestjs/common'
import { NewsletterModule } from '../../newsletter/newsletter.module.js'
import { AuditModule } from '../audit/audit.module.js'
import { NewsletterSubscribersController } from './newsletter-subscribers.controller.js'
import { SubscriberExportService } from './subscriber-export.service.js'
import { SubscriberExportsController } from './subscriber-exports.controller.js'
import { SubscriberListService } from './subscriber-list.service.js'

@Module({
  imports: [AuditModule, NewsletterModule],
  controllers: [NewsletterSubscribersController, SubscriberExportsController],
  providers: [SubscriberListService, SubscriberExportService],
  exports: [SubscriberListService],
})
export class SubscribersModule {}
