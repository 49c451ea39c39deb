import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Index of the changes that users make, by which cancellations of an hour are counted. */
export class IndexCancellationsByUser1796050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX lead_events_by_actor ON lead_events (actor_id, at)
      WHERE actor_id IS NOT NULL AND type IN ('status', 'trashed')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_events_by_actor')
  }
}
