import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['contact_messages', 'franchise_inquiries', 'appointment_requests']

/** Extends indexes for index-only scans of lists and statistics: docs/decisions/0017-what-each-index-is-for.md. */
export class LetIndexesTellMore1795000171000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`DROP INDEX ${table}_by_status`)
      await queryRunner.query(`
        CREATE INDEX ${table}_by_status ON ${table} (status, received_at) INCLUDE (id, assignee_id)
        WHERE merged_into_id IS NULL AND trashed_at IS NULL`)
    }
    await queryRunner.query(`DROP INDEX newsletter_subscribers_confirmed`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_confirmed ON newsletter_subscribers (subscribed_at, id)
      WHERE suppressed_at IS NULL AND unsubscribed_at IS NULL AND confirmed_at IS NOT NULL`)
    // With the default statistics target of 100, the planner cannot distinguish a search that matches one address from one that matches
    // every hundredth.
    await queryRunner.query(`ALTER TABLE newsletter_subscribers ALTER email SET STATISTICS 1000`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE newsletter_subscribers ALTER email SET STATISTICS -1`)
    await queryRunner.query(`DROP INDEX newsletter_subscribers_confirmed`)
    await queryRunner.query(`
      CREATE INDEX newsletter_subscribers_confirmed ON newsletter_subscribers (subscribed_at, id)
      WHERE unsubscribed_at IS NULL AND confirmed_at IS NOT NULL`)
    for (const table of tables) {
      await queryRunner.query(`DROP INDEX ${table}_by_status`)
      await queryRunner.query(`CREATE INDEX ${table}_by_status ON ${table} (status, received_at)`)
    }
  }
}
