import { Module } from '@nestjs/common'
import { BusinessModule } from '#src/business/business.module.js'
import { ContentModule } from '#src/content/content.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { NewsletterModule } from '../newsletter.module.js'
import { IssueLettersService } from './issues/issue-letters.service.js'
import { IssueQueueService } from './issues/issue-queue.service.js'
import { NewsletterLettersService } from './newsletter-letters.service.js'
import { NewsletterMailQueueService } from './newsletter-mail-queue.service.js'
import { UnsubscribeLinksService } from './unsubscribe-links.service.js'

/** Mails to subscribers: confirmation, welcome and issues of the newsletter. */
@Module({
  imports: [BusinessModule, ContentModule, NewsletterModule, PageTextsModule],
  providers: [
    UnsubscribeLinksService,
    NewsletterMailQueueService,
    NewsletterLettersService,
    IssueQueueService,
    IssueLettersService,
  ],
  exports: [IssueQueueService, IssueLettersService],
})
export class NewsletterMailsModule {}
