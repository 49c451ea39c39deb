import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConfirmationToken } from './confirmation-token.entity.js'
import { ConfirmationService } from './confirmation.service.js'
import { IssueAudienceService } from './issues/issue-audience.service.js'
import { IssueDelivery } from './issues/issue-delivery.entity.js'
import { NewsletterIssue } from './issues/newsletter-issue.entity.js'
import { NewsletterConsent } from './newsletter-consent.entity.js'
import { NewsletterController } from './newsletter.controller.js'
import { NewsletterLinksController } from './newsletter-links.controller.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'
import { NewsletterService } from './newsletter.service.js'
import { UnsubscriptionService } from './unsubscription.service.js'

@Module({
  imports: [
    TypeOrmModule.forFeature([
      NewsletterSubscriber,
      NewsletterConsent,
      ConfirmationToken,
      NewsletterIssue,
      IssueDelivery,
    ]),
  ],
  controllers: [NewsletterController, NewsletterLinksController],
  providers: [NewsletterService, ConfirmationService, UnsubscriptionService, IssueAudienceService],
  exports: [NewsletterService, ConfirmationService, UnsubscriptionService, IssueAudienceService, TypeOrmModule],
})
export class NewsletterModule {}
