import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mailboxes that receive no requests to confirm a subscription to the newsletter. */
export class CreateNewsletterRefusals1796030021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_refusals (
        hash text PRIMARY KEY,
        refused_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE newsletter_refusals')
  }
}
