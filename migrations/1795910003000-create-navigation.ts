import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Header of every page: one row, which shows all items. */
export class CreateNavigation1795910003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE navigation (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT navigation_one_row CHECK (one),
        header text[] NOT NULL
      )`)
    await runner.query(`
      CREATE TRIGGER navigation_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON navigation
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE navigation')
  }
}
