import { Module } from '@nestjs/common'
import { NewsletterMailsModule } from '../mails/newsletter-mails.module.js'
import { NewsletterModule } from '../newsletter.module.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { IssueSendingController } from './issue-sending.controller.js'
import { IssueSendingService } from './issue-sending.service.js'
import { NewsletterIssuesController } from './newsletter-issues.controller.js'
import { NewsletterIssuesService } from './newsletter-issues.service.js'
import { IssuePageQueriesService } from './issue-page-queries.service.js'

/** Newsletter issues: written by staff, sent by the owner. */
@Module({
  imports: [AuditModule, NewsletterModule, NewsletterMailsModule],
  controllers: [NewsletterIssuesController, IssueSendingController],
  providers: [IssuePageQueriesService, NewsletterIssuesService, IssueSendingService],
  exports: [NewsletterIssuesService, IssueSendingService],
})
export class NewsletterIssuesModule {}
