import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { OwnPagesService } from '#src/content/own-pages/own-pages.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { type LetterUse, REDACTED_TOKEN, type TextEdition } from '#src/platform/mail/letter-use.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { unsubscriptionHeaders } from '#src/platform/mail/letters/unsubscription-headers.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import { markdownToHtml } from '#src/shared/markdown-to-html.js'
import { IssueDelivery } from '../../issue-delivery.entity.js'
import { NewsletterIssue } from '../../newsletter-issue.entity.js'
import { NewsletterSubscriber } from '../../newsletter-subscriber.entity.js'
import { UnsubscribeLinksService } from '../unsubscribe-links.service.js'
import { issueMail } from './issue-queue.service.js'
import { IssueLetter } from './IssueLetter.js'
import { sampleIssue } from './sample-issue.js'

/** Kind of the test mail of an issue to its author. */
export const issueTestMail = 'newsletter.issue_test'

/** Writes the mails of issues, if the recipient is still subscribed when they are sent. */
@Injectable()
export class IssueLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly links: UnsubscribeLinksService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
    private readonly ownPages: OwnPagesService,
  ) {}

  onModuleInit(): void {
    this.writers.register(issueMail, (mail, use) => this.toSubscriber(mail, use), {
      waits: true,
      samples: { letter: (language, edition) => this.preview(sampleIssue, language, edition) },
      texts: 'newsletter-mails',
    })
    this.writers.register(
      issueTestMail,
      async ({ subjectId, language }) => {
        const issue = await this.dataSource.manager.findOneBy(NewsletterIssue, { id: subjectId })
        return issue ? this.toWriter(issue, language) : undefined
      },
      { samples: { letter: (language) => this.toWriter(sampleIssue, language) } },
    )
  }

  /** Writes an issue as its readers in a language receive it, with an inert unsubscription link. */
  preview(issue: NewsletterIssue, language: Language, edition: TextEdition = 'published'): Promise<Letter> {
    const unsubscribe = this.environment.publicUrl + linkTo('unsubscribe', language, REDACTED_TOKEN)
    return this.letter(issue, language, unsubscribe, edition)
  }

  private async toSubscriber({ id, subjectId, language }: OutgoingMail, use: LetterUse): Promise<Letter | undefined> {
    const { manager } = this.dataSource
    const delivery = await manager.findOneBy(IssueDelivery, { mailId: id, issueId: subjectId })
    const issue = delivery && (await manager.findOneBy(NewsletterIssue, { id: delivery.issueId }))
    const subscriber = delivery && (await manager.findOneBy(NewsletterSubscriber, { id: delivery.subscriberId }))
    if (!issue || subscriber?.state !== 'subscribed') return undefined
    const link = this.links.linkFor(subscriber.id, language, use)
    const letter = await this.letter(issue, language, link, 'published')
    return { ...letter, headers: { ...letter.headers, ...unsubscriptionHeaders(link) } }
  }

  private async toWriter(issue: NewsletterIssue, language: Language): Promise<Letter> {
    const letter = await this.preview(issue, language)
    const say = await this.texts.in('newsletter-mails', language)
    return { ...letter, subject: say('issue.test', { title: letter.subject }) }
  }

  private async letter(
    issue: NewsletterIssue,
    language: Language,
    unsubscribe: string,
    edition: TextEdition,
  ): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const say = await this.texts.in('newsletter-mails', language, edition)
    const { title, text } = issue.in(language)
    const ownPages = (await this.ownPages.list(language)).map(({ slugs }) => slugs)
    const page = createElement(IssueLetter, {
      language,
      sender,
      title,
      html: markdownToHtml(text, { language, ownPages, site: publicUrl }).replaceAll('>\n<', '><'), // all line breaks were typed
      unsubscribe,
      texts: { footer: say('issue.footer', { host: new URL(publicUrl).host }), action: say('issue.action') },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { Precedence: 'bulk' }, // prevents automatic replies
    })
  }
}
