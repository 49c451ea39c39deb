import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { Repository } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { BusinessService } from '#src/business/business.service.js'
import {
  type LetterSamples,
  type MailWriter,
  MailWritersService,
} from '#src/platform/mail/delivery/mail-writers.service.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { ConfirmationService } from '../subscription/confirmation.service.js'
import { NewsletterConsent } from '../newsletter-consent.entity.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import type { SubscriberState } from '#src/shared/newsletter/subscriber-state.js'
import { confirmation, welcome } from './newsletter-mail-queue.service.js'
import { SubscriptionLetter } from './SubscriptionLetter.js'
import { UnsubscribeLinksService, unsubscriptionHeaders } from './unsubscribe-links.service.js'

type WriteTo = (id: string, language: Language, use: LetterUse) => Promise<Letter>

/** Writes mails to subscribers, unless they are obsolete when they are sent. */
@Injectable()
export class NewsletterLettersService implements OnModuleInit {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly writers: MailWritersService,
    private readonly confirmations: ConfirmationService,
    private readonly links: UnsubscribeLinksService,
    private readonly business: BusinessService,
    private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    const toConfirm = (language: Language) => this.environment.publicUrl + linkTo('confirm', language, REDACTED_TOKEN)
    this.register(confirmation, 'pending', this.ask.bind(this), {
      typed: (language) => this.letter('confirmation', language, { button: toConfirm(language) }),
      imported: (language) => this.letter('imported', language, { button: toConfirm(language) }),
    })
    this.register(welcome, 'subscribed', this.welcome.bind(this), {
      letter: (language) => this.welcome('', language, 'shown'),
    })
  }

  private register(kind: string, state: SubscriberState, write: WriteTo, samples: LetterSamples): void {
    const writeIfStill: MailWriter = async ({ subjectId, language }, use) => {
      const subscriber = await this.subscribers.findOneBy({ id: subjectId })
      return subscriber?.state === state ? write(subscriber.id, language, use) : undefined
    }
    this.writers.register(kind, writeIfStill, { waits: true, samples }) // an import asks many in one batch
  }

  private async ask(id: string, language: Language, use: LetterUse): Promise<Letter> {
    const token = use === 'sent' ? await this.confirmations.issueToken(id) : REDACTED_TOKEN
    const link = this.environment.publicUrl + linkTo('confirm', language, token)
    const proofs = this.subscribers.manager.getRepository(NewsletterConsent)
    const last = await proofs.findOne({ where: { subscriberId: id }, order: { id: 'DESC' } })
    return this.letter(last?.step === 'imported' ? 'imported' : 'confirmation', language, { button: link })
  }

  /** Writes the welcome mail; it contains one-click unsubscription (RFC 8058), like all later mails. */
  private async welcome(id: string, language: Language, use: LetterUse): Promise<Letter> {
    const link = this.links.linkFor(id, language, use)
    const letter = await this.letter('welcome', language, { unsubscribe: link })
    return { ...letter, headers: { ...letter.headers, ...unsubscriptionHeaders(link) } }
  }

  private async letter(
    name: 'confirmation' | 'imported' | 'welcome',
    language: Language,
    links: { button?: string; unsubscribe?: string },
  ): Promise<Letter> {
    const { name: sender, email } = await this.business.info()
    const host = new URL(this.environment.publicUrl).host
    const say = (key: string): string =>
      this.i18n.t(`letters.newsletter.${name}.${key}`, { lang: language, args: { host } })
    const title = say('title')
    const page = createElement(SubscriptionLetter, {
      language,
      sender,
      title,
      button: links.button,
      unsubscribe: links.unsubscribe,
      texts: { text: say('text'), action: say('action'), after: say('after'), footer: say('footer') },
    })
    return toLetter(page, {
      subject: title,
      replyTo: { name: sender, address: email },
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
