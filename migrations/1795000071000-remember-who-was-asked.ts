import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When a subscriber was last asked to confirm. Who subscribed before anybody was asked has no such moment, and is not
 * forgotten for not having answered.
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
