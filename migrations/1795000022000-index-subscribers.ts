import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Indexes for listing, counting and searching subscribers, and for unsubscription dates. */
export class IndexSubscribers1795000022000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_present ON newsletter_subscribers (subscribed_at, id)
      WHERE unsubscribed_at IS NULL`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_left ON newsletter_subscribers (unsubscribed_at)
      WHERE unsubscribed_at IS NOT NULL`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_search ON newsletter_subscribers USING gin ((email::text) gin_trgm_ops)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of ['present', 'left', 'search']) {
      await queryRunner.query(`DROP INDEX newsletter_subscribers_${index}`)
    }
  }
}
