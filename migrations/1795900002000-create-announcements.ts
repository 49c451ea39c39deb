import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Announcements above the public pages. */
export class CreateAnnouncements1795900002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE announcements (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        text jsonb NOT NULL,
        link text NOT NULL DEFAULT '',
        date date NOT NULL,
        last_day date
      )`)
    await runner.query(`
      CREATE TRIGGER announcements_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON announcements
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE announcements')
  }
}
