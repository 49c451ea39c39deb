import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { createElement } from 'react'
import { Repository } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import {
  type LetterSamples,
  type MailWriter,
  MailWritersService,
} from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { type LetterUse, REDACTED_TOKEN, type TextEdition } from '#src/platform/mail/letter-use.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { unsubscriptionHeaders } from '#src/platform/mail/letters/unsubscription-headers.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import { getFirst } from '#src/shared/lookups.js'
import type { SubscriberState } from '#src/shared/newsletter/subscriber-state.js'
import type { NewsletterConsent } from '../newsletter-consent.entity.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { ConfirmationService } from '../subscription/confirmation.service.js'
import { NewsletterRefusalsService } from '../subscription/newsletter-refusals.service.js'
import { confirmation, welcome } from './newsletter-mail-queue.service.js'
import { OptInLetter } from './OptInLetter.js'
import { UnsubscribeLinksService } from './unsubscribe-links.service.js'

interface LetterLinks {
  /** Address of the button. */
  button?: string
  unsubscribe?: string
  /** Address of the page that ends such requests. */
  refuse?: string
}

/** Last step of the consent of a subscriber. */
const LAST_STEP = 'SELECT step FROM newsletter_consents WHERE subscriber_id = subscriber.id ORDER BY id DESC LIMIT 1'

interface Recipient {
  subscriber: NewsletterSubscriber
  lastStep: NewsletterConsent['step'] | null
}

type WriteTo = (recipient: Recipient, language: Language, use: LetterUse) => Promise<Letter>

/** Writes mails to subscribers, unless they are obsolete when they are sent. */
@Injectable()
export class NewsletterLettersService implements OnModuleInit {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly writers: MailWritersService,
    private readonly confirmations: ConfirmationService,
    private readonly links: UnsubscribeLinksService,
    private readonly refusals: NewsletterRefusalsService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
  ) {}

  onModuleInit(): void {
    const sampleLinks = (language: Language): LetterLinks => ({
      button: this.environment.publicUrl + linkTo('confirm', language, REDACTED_TOKEN),
      refuse: this.environment.publicUrl + linkTo('refuseNewsletter', language, REDACTED_TOKEN),
    })
    this.register(confirmation, 'pending', this.ask.bind(this), {
      typed: (language, edition) => this.letter('confirmation', language, sampleLinks(language), edition),
      imported: (language, edition) => this.letter('imported', language, sampleLinks(language), edition),
    })
    const welcomeTo: WriteTo = ({ subscriber }, language, use) => this.welcome(subscriber.id, language, use)
    this.register(welcome, 'subscribed', welcomeTo, {
      letter: (language, edition) => this.welcome('', language, 'shown', edition),
    })
  }

  private register(kind: string, state: SubscriberState, write: WriteTo, samples: LetterSamples): void {
    const writeIfStill: MailWriter = async ({ subjectId, language }, use) => {
      const recipient = await this.find(subjectId)
      return recipient?.subscriber.state === state ? write(recipient, language, use) : undefined
    }
    // An import asks many in one batch.
    this.writers.register(kind, writeIfStill, { waits: true, samples, texts: 'newsletter-mails' })
  }

  private async find(id: string): Promise<Recipient | undefined> {
    const query = this.subscribers
      .createQueryBuilder('subscriber')
      .addSelect(`(${LAST_STEP})`, 'lastStep')
      .where({ id })
    const { entities, raw } = await query.getRawAndEntities<Pick<Recipient, 'lastStep'>>()
    return entities[0] && { subscriber: entities[0], lastStep: getFirst(raw).lastStep }
  }

  private async ask(
    { subscriber: { id, email }, lastStep }: Recipient,
    language: Language,
    use: LetterUse,
  ): Promise<Letter> {
    const token = use === 'sent' ? await this.confirmations.issueToken(id) : REDACTED_TOKEN
    const refusal = use === 'sent' ? await this.refusals.tokenFor(email) : REDACTED_TOKEN
    const links: LetterLinks = {
      button: this.environment.publicUrl + linkTo('confirm', language, token),
      refuse: this.environment.publicUrl + linkTo('refuseNewsletter', language, refusal),
    }
    return this.letter(lastStep === 'imported' ? 'imported' : 'confirmation', language, links)
  }

  /** Writes the welcome mail; it contains one-click unsubscription (RFC 8058), like all later mails. */
  private async welcome(id: string, language: Language, use: LetterUse, edition?: TextEdition): Promise<Letter> {
    const link = this.links.linkFor(id, language, use)
    const letter = await this.letter('welcome', language, { unsubscribe: link }, edition)
    return { ...letter, headers: { ...letter.headers, ...unsubscriptionHeaders(link) } }
  }

  private async letter(
    name: 'confirmation' | 'imported' | 'welcome',
    language: Language,
    links: LetterLinks,
    edition: TextEdition = 'published',
  ): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const host = new URL(this.environment.publicUrl).host
    const texts = await this.texts.in('newsletter-mails', language, edition)
    const say = (key: string) => texts(`${name}.${key}`, { host })
    const title = say('title')
    const page = createElement(OptInLetter, {
      language,
      sender,
      title,
      button: links.button,
      unsubscribe: links.unsubscribe,
      refuse: links.refuse === undefined ? undefined : { label: say('never'), address: links.refuse },
      texts: { text: say('text'), action: say('action'), after: say('after'), footer: say('footer') },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
