import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { ApiKeysModule } from '#src/api-keys/api-keys.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { ChangeFeedModule } from '#src/change-feed/change-feed.module.js'
import { ContentModule } from '#src/content/content.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { IntegratorSubscribersController } from './api/integrator-subscribers.controller.js'
import { SubscriberImport } from './imports/subscriber-import.entity.js'
import { SubscriberImportRow } from './imports/subscriber-import-row.entity.js'
import { SubscriberImportsController } from './imports/subscriber-imports.controller.js'
import { SubscriberImportsService } from './imports/subscriber-imports.service.js'
import { IssueAudienceService } from './issue-audience.service.js'
import { IssueDelivery } from './issue-delivery.entity.js'
import { IssueSendingController } from './issues/issue-sending.controller.js'
import { IssueSendingService } from './issues/issue-sending.service.js'
import { NewsletterIssuesController } from './issues/newsletter-issues.controller.js'
import { NewsletterIssuesService } from './issues/newsletter-issues.service.js'
import { IssueLettersService } from './mails/issues/issue-letters.service.js'
import { IssueQueueService } from './mails/issues/issue-queue.service.js'
import { NewsletterLettersService } from './mails/newsletter-letters.service.js'
import { NewsletterMailQueueService } from './mails/newsletter-mail-queue.service.js'
import { UnsubscribeLinksService } from './mails/unsubscribe-links.service.js'
import { NewsletterConsent } from './newsletter-consent.entity.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'
import { NewsletterSubscribersController } from './subscribers/newsletter-subscribers.controller.js'
import { SubscriberExportService } from './subscribers/subscriber-export.service.js'
import { SubscriberExportsController } from './subscribers/subscriber-exports.controller.js'
import { SubscriberListService } from './subscribers/subscriber-list.service.js'
import { SubscriberSuppressionService } from './subscribers/subscriber-suppression.service.js'
import { ConfirmationService } from './subscription/confirmation.service.js'
import { ConfirmationToken } from './subscription/confirmation-token.entity.js'
import { NewsletterController } from './subscription/newsletter.controller.js'
import { NewsletterService } from './subscription/newsletter.service.js'
import { NewsletterLinksController } from './subscription/newsletter-links.controller.js'
import { NewsletterRefusal } from './subscription/newsletter-refusal.entity.js'
import { NewsletterRefusalsService } from './subscription/newsletter-refusals.service.js'
import { UnsubscriptionService } from './subscription/unsubscription.service.js'

/** Subscribers, issues and mails of the newsletter. */
@Module({
  imports: [
    BusinessModule,
    ContentModule,
    PageTextsModule,
    RecipientsModule,
    AuditModule,
    ApiKeysModule,
    ChangeFeedModule,
    TypeOrmModule.forFeature([
      NewsletterSubscriber,
      NewsletterConsent,
      ConfirmationToken,
      NewsletterRefusal,
      NewsletterIssue,
      IssueDelivery,
      SubscriberImport,
      SubscriberImportRow,
    ]),
  ],
  controllers: [
    NewsletterController,
    NewsletterLinksController,
    NewsletterIssuesController,
    IssueSendingController,
    SubscriberImportsController,
    NewsletterSubscribersController,
    SubscriberExportsController,
    IntegratorSubscribersController,
  ],
  providers: [
    NewsletterService,
    ConfirmationService,
    UnsubscriptionService,
    NewsletterRefusalsService,
    IssueAudienceService,
    UnsubscribeLinksService,
    NewsletterMailQueueService,
    NewsletterLettersService,
    IssueQueueService,
    IssueLettersService,
    NewsletterIssuesService,
    IssueSendingService,
    SubscriberImportsService,
    SubscriberListService,
    SubscriberExportService,
    SubscriberSuppressionService,
  ],
  exports: [ConfirmationService, UnsubscriptionService, NewsletterRefusalsService, TypeOrmModule],
})
export class NewsletterModule {}
