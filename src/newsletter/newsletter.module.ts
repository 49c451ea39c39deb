import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConfirmationToken } from './subscription/confirmation-token.entity.js'
import { ConfirmationService } from './subscription/confirmation.service.js'
import { IssueAudienceService } from './issue-audience.service.js'
import { IssueDelivery } from './issue-delivery.entity.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import { NewsletterConsent } from './newsletter-consent.entity.js'
import { NewsletterController } from './subscription/newsletter.controller.js'
import { NewsletterLinksController } from './subscription/newsletter-links.controller.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'
import { SubscriberImportRow } from './imports/subscriber-import-row.entity.js'
import { SubscriberImport } from './imports/subscriber-import.entity.js'
import { NewsletterService } from './subscription/newsletter.service.js'
import { UnsubscriptionService } from './subscription/unsubscription.service.js'

@Module({
  imports: [
    TypeOrmModule.forFeature([
      NewsletterSubscriber,
      NewsletterConsent,
      ConfirmationToken,
      NewsletterIssue,
      IssueDelivery,
      SubscriberImport,
      SubscriberImportRow,
    ]),
  ],
  controllers: [NewsletterController, NewsletterLinksController],
  providers: [NewsletterService, ConfirmationService, UnsubscriptionService, IssueAudienceService],
  exports: [NewsletterService, ConfirmationService, UnsubscriptionService, IssueAudienceService, TypeOrmModule],
})
export class NewsletterModule {}
