import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Adds double opt-in. Existing subscribers never confirmed their address: they become pending, keep the proof of their first consent, and
 * confirm when they subscribe again. This sends no mail.
 */
export class ConfirmSubscribers1795000040000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE newsletter_subscribers ADD confirmed_at timestamptz`)
    await queryRunner.query(`DROP INDEX newsletter_subscribers_present`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_confirmed ON newsletter_subscribers (subscribed_at, id)
      WHERE unsubscribed_at IS NULL AND confirmed_at IS NOT NULL`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_pending ON newsletter_subscribers (subscribed_at, id)
      WHERE unsubscribed_at IS NULL AND confirmed_at IS NULL`)

    await queryRunner.query(`
      CREATE TABLE newsletter_consents (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
        step text NOT NULL,
        consent_text text NOT NULL,
        language text NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX newsletter_consents_of_subscriber ON newsletter_consents (subscriber_id)`)
    await queryRunner.query(`
      INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language, recorded_at)
      SELECT id, 'subscribed', consent_text, language, subscribed_at FROM newsletter_subscribers ORDER BY subscribed_at`)

    await queryRunner.query(`
      CREATE TABLE newsletter_confirmation_tokens (
        hash text PRIMARY KEY,
        subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3)
      )`)
    await queryRunner.query(`
      CREATE INDEX newsletter_confirmation_tokens_of_subscriber ON newsletter_confirmation_tokens (subscriber_id)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE newsletter_confirmation_tokens`)
    await queryRunner.query(`DROP TABLE newsletter_consents`)
    await queryRunner.query(`DROP INDEX newsletter_subscribers_pending`)
    await queryRunner.query(`DROP INDEX newsletter_subscribers_confirmed`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_present ON newsletter_subscribers (subscribed_at, id)
      WHERE unsubscribed_at IS NULL`)
    await queryRunner.query(`ALTER TABLE newsletter_subscribers DROP confirmed_at`)
  }
}
