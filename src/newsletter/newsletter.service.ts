import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import type { EntityManager } from 'typeorm'
import { IdempotentWritesService } from '../http/idempotency/idempotent-writes.service.js'
import { Problem } from '../http/problems/problem.js'
import type { Language } from '../shared/languages.js'

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
    private readonly writes: IdempotentWritesService,
    private readonly i18n: I18nService,
  ) {}

  /** Stores a subscription with the words agreed to. @throws Problem 409 `newsletter.already_subscribed` */
  async subscribe(email: string, language: Language, idempotencyKey?: string): Promise<void> {
    await this.writes.once({ scope: 'newsletter', key: idempotencyKey, body: { email } }, (manager) =>
      this.store(manager, email, language),
    )
  }

  private async store(manager: EntityManager, email: string, language: Language): Promise<{ id: string }> {
    const consentText: string = this.i18n.t('newsletter.consent', { lang: language })
    const [stored] = await manager.query<{ id: string }[]>(SUBSCRIBE, [email, language, consentText])
    if (!stored) {
      throw new Problem({ status: 409, code: 'newsletter.already_subscribed', text: 'alreadySubscribed' })
    }
    return stored
  }
}
