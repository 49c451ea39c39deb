import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateSettings1795000080000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE settings (
        one boolean PRIMARY KEY DEFAULT true CONSTRAINT settings_one_row CHECK (one),
        version integer NOT NULL DEFAULT 1,
        set_values jsonb NOT NULL DEFAULT '{}'
      )`)
    await queryRunner.query('INSERT INTO settings DEFAULT VALUES')
    // The privacy policy shows some settings: every process evicts its cached pages.
    await queryRunner.query(`
      CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE settings')
  }
}
