import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { AccountLetter } from '#src/admin/accounts/mails/AccountLetter.js'
import { AuditEvent } from '#src/admin/audit/audit-event.entity.js'
import { BusinessService } from '#src/business/business.service.js'
import { Location } from '#src/locations/location.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import type { Language } from '#src/shared/languages.js'
import { mailboxLink, recipientNotice } from './mailbox-mail-kinds.js'
import type { RecipientChange } from './recipient-mail-queue.service.js'
import { type MailboxLink, RecipientMailboxesService } from './recipient-mailboxes.service.js'
import { ReplyAddressesService } from './reply-addresses.service.js'

const SAMPLE_MOMENT = new Date('2026-03-02T09:30:00Z')

const changes = ['added', 'confirmed', 'ended'] as const
type Change = (typeof changes)[number]

interface Notice extends RecipientChange {
  change: Change
  at: Date
  by: string | null
}

/** Writes mails about the recipients of personal data: the link to a new mailbox, and notices of changes. */
@Injectable()
export class RecipientLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly mailboxes: RecipientMailboxesService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      mailboxLink,
      async ({ subjectId, language }, use) => {
        const link = await this.mailboxes.linkOf(subjectId, use)
        return link && this.linkLetter(link, language)
      },
      {
        samples: {
          link: (language) => {
            const link = this.mailboxes.linkWith(REDACTED_TOKEN)
            return this.linkLetter({ location: null, link, expiresAt: SAMPLE_MOMENT }, language)
          },
        },
      },
    )
    this.writers.register(
      recipientNotice,
      async ({ subjectId, language }) => {
        const event = await this.dataSource.manager.findOneBy(AuditEvent, { id: subjectId })
        if (!event) return undefined
        const change = changes.find((each) => event.action === `recipient.${each}`)
        if (!change) return undefined
        const details = event.details as RecipientChange
        return this.noticeLetter({ ...details, change, at: event.at, by: event.actorEmail }, language)
      },
      {
        samples: Object.fromEntries(
          changes.map((change) => [
            change,
            (language: Language) => {
              const by = change === 'confirmed' ? null : 'ana@example.com'
              const about = { email: 'zagreb@example.com', location: null, at: SAMPLE_MOMENT }
              return this.noticeLetter({ ...about, change, by }, language)
            },
          ]),
        ),
      },
    )
  }

  private async linkLetter({ location, link, expiresAt }: MailboxLink, language: Language): Promise<Letter> {
    const place = await this.placeOf(location, language)
    const args = { place, until: momentInLetters(expiresAt, language) }
    return this.letter('link', { language, address: `${link}&lang=${language}`, args, fields: [] })
  }

  private async noticeLetter({ change, email, location, at, by }: Notice, language: Language): Promise<Letter> {
    const place = await this.placeOf(location, language)
    const say = (key: string): string => this.i18n.t(`letters.recipients.${key}`, { lang: language })
    return this.letter(change, {
      language,
      address: `${this.environment.publicUrl}/admin/recipients`,
      args: { place, email },
      fields: [
        { label: say('email'), value: email },
        { label: say('at'), value: momentInLetters(at, language) },
        ...(by ? [{ label: say('by'), value: by }] : []),
      ],
    })
  }

  private async placeOf(slug: string | null, language: Language): Promise<string> {
    if (slug === null) return this.i18n.t('letters.recipients.headOffice', { lang: language })
    const location = await this.dataSource.manager.findOneBy(Location, { slug })
    return location?.name[language] ?? slug
  }

  private async letter(
    scope: 'link' | Change,
    {
      language,
      address,
      args,
      fields,
    }: {
      language: Language
      address: string
      args: Record<string, string>
      fields: { label: string; value: string }[]
    },
  ): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const host = new URL(this.environment.publicUrl).host
    const say = (key: string): string =>
      this.i18n.t(`letters.recipients.${key}`, { lang: language, args: { host, ...args } })
    const common = scope === 'link' ? 'link' : 'notice'
    const title = say(`${scope}.title`)
    const page = createElement(AccountLetter, {
      language,
      sender,
      title,
      address,
      fields,
      texts: {
        text: say(`${scope}.text`),
        action: say(`${common}.action`),
        after: say(`${common}.after`),
        footer: say('footer'),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
