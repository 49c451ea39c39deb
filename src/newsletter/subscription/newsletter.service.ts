import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { v7 as idByTime } from 'uuid'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { onceStatement } from '#src/platform/http/idempotency/once-statement.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import type { Language } from '#src/shared/languages.js'
import { REVEALED_LIMIT } from './newsletter-limit.js'

/**
 * Stores a subscription and its event in one statement. Unconfirmed and former subscribers start again with a new
 * consent. For a confirmed subscriber the consent text becomes null, for a suppressed one the language: the table's
 * constraints then roll back the idempotency key as well. A former unsubscription stays recorded until confirmation,
 * because a stranger may have entered the address.
 */
const SUBSCRIBE = onceStatement(
  'newsletter',
  `pending AS (
    INSERT INTO newsletter_subscribers AS known (id, email, language, consent_text)
    SELECT $4::uuid, $5, $6, $7 FROM turn
    ON CONFLICT (email) DO UPDATE SET
      language = CASE WHEN known.suppressed_at IS NULL THEN excluded.language END,
      consent_text = CASE
        WHEN known.confirmed_at IS NULL OR known.unsubscribed_at IS NOT NULL OR known.suppressed_at IS NOT NULL
        THEN excluded.consent_text END,
      subscribed_at = now(), asked_at = now(), confirmed_at = NULL, unsubscribed_at = NULL
    RETURNING id
  ),
  left_before AS (
    INSERT INTO forgotten_subscribers (hash)
    SELECT forgotten_hash(email) FROM newsletter_subscribers, turn WHERE email = $5::citext AND unsubscribed_at IS NOT NULL
    ON CONFLICT DO NOTHING
  ),
  proof AS (
    INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language)
    SELECT id, 'subscribed', $7, $6 FROM pending
  ),
  event AS (${publishSql('newsletter.subscribed', 'id::text FROM pending')})`,
)
const NOT_NULL_VIOLATION = '23502'
/** Problems by the column whose constraint was violated. */
const kept: Record<string, 'newsletter.already_subscribed' | 'newsletter.suppressed'> = {
  consent_text: 'newsletter.already_subscribed',
  language: 'newsletter.suppressed',
}

interface Subscription {
  email: string
  language: Language
  /** Network of the client, see `clientNetwork`. */
  network: string
  idempotencyKey?: string
}

@Injectable()
export class NewsletterService {
  constructor(
    private readonly writes: IdempotentWritesService,
    private readonly i18n: I18nService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * Stores a subscription with its consent text, and requests its confirmation.
   * @throws Problem 409 `newsletter.already_subscribed` for a confirmed address, `newsletter.suppressed` for an
   * undeliverable or blocked one; 429 for any address after too many of these answers
   */
  async subscribe({ email, language, network, idempotencyKey }: Subscription): Promise<void> {
    await this.rateLimits.assertPointsLeft(REVEALED_LIMIT, network)
    const consentText: string = this.i18n.t('newsletter.consent', { lang: language })
    const request = { scope: 'newsletter', key: idempotencyKey, body: { email } }
    await this.writes
      .once(request, {}, SUBSCRIBE, [idByTime(), email, language, consentText])
      .catch(async (error: Error & { code?: string; column?: string }) => {
        const code = error.code === NOT_NULL_VIOLATION && kept[error.column ?? '']
        if (!code) throw error
        await this.rateLimits.consume(REVEALED_LIMIT, network)
        throw new Problem({ code })
      })
  }
}
