import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Secret addresses of the calendars of therapists. */
export class CreateTherapistFeeds1795940030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE therapist_feeds (
        therapist_id uuid PRIMARY KEY
          CONSTRAINT therapist_feeds_therapist_id_fkey REFERENCES therapists ON DELETE CASCADE,
        hash text NOT NULL CONSTRAINT therapist_feeds_hash_key UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE therapist_feeds')
  }
}
