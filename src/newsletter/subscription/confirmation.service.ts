import { randomBytes } from 'node:crypto'
import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { DataSource, LessThan } from 'typeorm'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import type { Language } from '#src/shared/languages.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { ConfirmationToken } from './confirmation-token.entity.js'
import { withdrawRefusals } from './refused-mailboxes.js'

const TOKEN_BYTES = 32
const DAY_MS = 24 * 3_600_000
const VALID_MS = 7 * DAY_MS
/** Time for which an old link is recognised, to explain why it does not work. */
const KEPT_MS = 30 * DAY_MS
const CLEANUP_INTERVAL_MS = 3_600_000

/** Locks the tokens of the subscriber, so that only one of two concurrent requests confirms. */
const CONFIRM = `
  WITH taken AS (
    UPDATE newsletter_confirmation_tokens SET used_at = now()
    WHERE used_at IS NULL AND subscriber_id = (
      SELECT subscriber_id FROM newsletter_confirmation_tokens
      WHERE hash = $1 AND used_at IS NULL AND expires_at > now()
    )
    RETURNING subscriber_id
  ),
  confirmed AS (
    UPDATE newsletter_subscribers SET confirmed_at = now()
    WHERE id IN (SELECT subscriber_id FROM taken) AND confirmed_at IS NULL AND unsubscribed_at IS NULL AND suppressed_at IS NULL
    RETURNING id, email
  ),
  proof AS (
    INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language)
    SELECT id, 'confirmed', $2, $3 FROM confirmed
  ),
  welcomed AS (
    DELETE FROM forgotten_subscribers WHERE hash IN (SELECT forgotten_hash(email) FROM confirmed)
  ),
  event AS (${publishSql('newsletter.confirmed', 'id::text FROM confirmed')})
  SELECT id, email FROM confirmed`

/** Confirms subscriptions by mailed token (double opt-in). */
@Injectable()
export class ConfirmationService {
  private readonly logger = new Logger('newsletter')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly i18n: I18nService,
  ) {}

  /** @returns a token for one mail; those of earlier mails remain valid */
  async issueToken(subscriberId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const expiresAt = new Date(Date.now() + VALID_MS)
    await this.dataSource.manager.insert(ConfirmationToken, { hash: hashOfToken(token), subscriberId, expiresAt })
    return token
  }

  /** Returns the state of a link. Does not confirm, because mail scanners follow links, too. */
  async find(token: string): Promise<LinkState> {
    const known = await this.dataSource.manager.findOneBy(ConfirmationToken, { hash: hashOfToken(token) })
    const subscriber =
      known && (await this.dataSource.manager.findOneBy(NewsletterSubscriber, { id: known.subscriberId }))
    if (subscriber?.state === 'subscribed') return 'used'
    if (!known || subscriber?.state !== 'pending' || known.usedAt) return 'unknown'
    return known.expiresAt > new Date() ? 'open' : 'expired'
  }

  /** Confirms a subscription, and stores the consent text next to the button, in the language of the page. */
  async confirm(token: string, language: Language): Promise<LinkState> {
    const consentText: string = this.i18n.t('newsletter-links.confirm.open.consent', { lang: language })
    const values = [hashOfToken(token), consentText, language]
    const confirmed = await this.dataSource.query<NewsletterSubscriber[]>(CONFIRM, values)
    // The owner of the mailbox has changed their mind.
    await withdrawRefusals(
      this.dataSource.manager,
      confirmed.map(({ email }) => email),
    )
    return confirmed.length > 0 ? 'done' : this.find(token)
  }

  @Interval(CLEANUP_INTERVAL_MS)
  async forgetOldTokens(): Promise<void> {
    await this.dataSource.manager
      .delete(ConfirmationToken, { expiresAt: LessThan(new Date(Date.now() - KEPT_MS)) })
      .catch((error: Error) =>
        this.logger.warn(`Deleting expired tokens failed, retrying at next run: ${error.message}`),
      )
  }
}
