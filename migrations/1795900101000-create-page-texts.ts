import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Texts of the owner in place of those of the release. Saving a draft is no change of content. */
export class CreatePageTexts1795900101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_texts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        namespace text NOT NULL UNIQUE,
        version integer NOT NULL DEFAULT 0,
        published jsonb NOT NULL,
        draft jsonb,
        publish_at timestamptz,
        published_at timestamptz
      )`)
    await runner.query(`
      CREATE TRIGGER page_texts_changed AFTER INSERT OR UPDATE OF published, publish_at OR DELETE OR TRUNCATE ON page_texts
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_texts')
  }
}
