import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['lead_notes', 'lead_replies']

/** Indexes for the search in texts of notes and replies; by time for words that many of them contain. */
export class IndexTextsOfNotes1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`CREATE INDEX ${table}_search ON ${table} USING gin (public.fold(text) gin_trgm_ops)`)
      await runner.query(`CREATE INDEX ${table}_newest ON ${table} (written_at)`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP INDEX ${table}_search, ${table}_newest`)
  }
}
