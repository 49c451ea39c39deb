import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { Repository } from 'typeorm'
import { Problem } from '../http/problem.js'
import type { Language } from '../i18n/languages.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'

/** One statement, so that of two at once exactly one subscribes. Who had left comes back with a new consent. */
const SUBSCRIBE = `
  INSERT INTO newsletter_subscribers (email, language, consent_text) VALUES ($1, $2, $3)
  ON CONFLICT (email) DO UPDATE SET
    language = excluded.language, consent_text = excluded.consent_text, subscribed_at = now(), unsubscribed_at = NULL
    WHERE newsletter_subscribers.unsubscribed_at IS NOT NULL
  RETURNING id`

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly i18n: I18nService,
  ) {}

  /** Stores a subscription with the words agreed to. @throws Problem 409 `newsletter.already_subscribed` */
  async subscribe(email: string, language: Language): Promise<void> {
    const consentText: string = this.i18n.t('newsletter.consent', { lang: language })
    const result = await this.subscribers.query<unknown[]>(SUBSCRIBE, [email, language, consentText])
    if (result.length === 0) {
      throw new Problem({ status: 409, code: 'newsletter.already_subscribed', text: 'alreadySubscribed' })
    }
  }
}
