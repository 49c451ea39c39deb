import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds suppression of addresses by staff, and a count of confirmation requests per mailbox. */
export class SuppressSubscribers1795000041000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE newsletter_subscribers ADD suppressed_at timestamptz`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_suppressed ON newsletter_subscribers (subscribed_at, id)
      WHERE suppressed_at IS NOT NULL`)
    await queryRunner.query(`
      CREATE INDEX outgoing_mails_confirmations_by_mailbox
      ON outgoing_mails (regexp_replace(lower(recipient::text), '\\+[^@]*@', '@'), created_at)
      WHERE kind = 'newsletter.confirmation'`)
    await queryRunner.query(`
      CREATE INDEX newsletter_confirmation_tokens_by_expiry ON newsletter_confirmation_tokens (expires_at)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX newsletter_confirmation_tokens_by_expiry`)
    await queryRunner.query(`DROP INDEX outgoing_mails_confirmations_by_mailbox`)
    await queryRunner.query(`DROP INDEX newsletter_subscribers_suppressed`)
    await queryRunner.query(`ALTER TABLE newsletter_subscribers DROP suppressed_at`)
  }
}
