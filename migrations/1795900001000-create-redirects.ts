import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Redirects of the owner. Counting their uses is no change of content. */
export class CreateRedirects1795900001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE redirects (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        source text NOT NULL UNIQUE,
        target text NOT NULL,
        uses integer NOT NULL DEFAULT 0
      )`)
    await runner.query(`
      CREATE TRIGGER redirects_changed AFTER INSERT OR UPDATE OF source, target OR DELETE OR TRUNCATE ON redirects
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE redirects')
  }
}
