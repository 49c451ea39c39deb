import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Waiting list of full days. */
export class CreateWaitlist1795960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waitlist_entries (
        id uuid PRIMARY KEY,
        service_id uuid NOT NULL,
        location text NOT NULL,
        day date NOT NULL,
        name text NOT NULL,
        email citext NOT NULL,
        language text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        notified_at timestamptz(3),
        booked_at timestamptz(3),
        CONSTRAINT waitlist_entries_once UNIQUE (service_id, location, day, email)
      )`)
    await runner.query('CREATE INDEX waitlist_entries_by_email ON waitlist_entries (email)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waitlist_entries')
  }
}
