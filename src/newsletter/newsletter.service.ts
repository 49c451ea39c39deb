import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { v7 as idByTime } from 'uuid'
import { IdempotentWritesService } from '../http/idempotency/idempotent-writes.service.js'
import { onceStatement } from '../http/idempotency/once-statement.js'
import { Problem } from '../http/problems/problem.js'
import type { Language } from '../shared/languages.js'

/**
 * One statement, so that of two at once exactly one subscribes. Who had left comes back with a new consent; who is
 * subscribed breaks the rule that an address is there once, which takes back the claim of the key as well.
 */
const SUBSCRIBE = onceStatement(
  'newsletter',
  `returned AS (
    UPDATE newsletter_subscribers SET language = $6, consent_text = $7, subscribed_at = now(), unsubscribed_at = NULL
    FROM turn WHERE email = $5::citext AND unsubscribed_at IS NOT NULL RETURNING id
  ),
  subscribed AS (
    INSERT INTO newsletter_subscribers (id, email, language, consent_text)
    SELECT $4::uuid, $5, $6, $7 FROM turn WHERE NOT EXISTS (SELECT FROM returned)
  )`,
)
const ONE_OF_AN_ADDRESS = 'newsletter_subscribers_email_key'

@Injectable()
export class NewsletterService {
  constructor(
    private readonly writes: IdempotentWritesService,
    private readonly i18n: I18nService,
  ) {}

  /** Stores a subscription with the words agreed to. @throws Problem 409 `newsletter.already_subscribed` */
  async subscribe(email: string, language: Language, idempotencyKey?: string): Promise<void> {
    const consentText: string = this.i18n.t('newsletter.consent', { lang: language })
    const request = { scope: 'newsletter', key: idempotencyKey, body: { email } }
    await this.writes
      .once(request, {}, SUBSCRIBE, [idByTime(), email, language, consentText])
      .catch((error: { constraint?: string }) => {
        if (error.constraint !== ONE_OF_AN_ADDRESS) throw error
        throw new Problem({ status: 409, code: 'newsletter.already_subscribed', text: 'alreadySubscribed' })
      })
  }
}
