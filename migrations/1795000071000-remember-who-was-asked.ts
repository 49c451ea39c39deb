import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Adds the time of the last confirmation request. It is null for subscribers from before double opt-in, so that retention does not delete
 * them as unconfirmed.
 */
export class RememberWhoWasAsked1795000071000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE newsletter_subscribers ADD COLUMN asked_at timestamptz`)
    await queryRunner.query(`
      UPDATE newsletter_subscribers SET asked_at = subscribed_at
      WHERE id IN (SELECT subscriber_id FROM newsletter_confirmation_tokens)`)
    await queryRunner.query(`ALTER TABLE newsletter_subscribers ALTER COLUMN asked_at SET DEFAULT now()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE newsletter_subscribers DROP COLUMN asked_at`)
  }
}
