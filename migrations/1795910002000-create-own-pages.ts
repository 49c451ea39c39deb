import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Text pages of the owner, and the redirects of their former slugs. */
export class CreateOwnPages1795910002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_pages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        slug_hr text NOT NULL UNIQUE,
        slug_en text NOT NULL UNIQUE,
        title jsonb NOT NULL,
        description jsonb NOT NULL,
        body jsonb NOT NULL,
        in_footer boolean NOT NULL,
        hidden boolean NOT NULL,
        position integer NOT NULL
      )`)
    await runner.query(`
      CREATE TRIGGER own_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON own_pages
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
    await runner.query(`
      CREATE TABLE former_own_page_slugs (
        slug text PRIMARY KEY,
        language text NOT NULL,
        page_id uuid NOT NULL REFERENCES own_pages (id) ON DELETE CASCADE
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE former_own_page_slugs')
    await runner.query('DROP TABLE own_pages')
  }
}
