import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pictures of the owner on the site's own pages: one row, which shows what the release contains. */
export class CreatePagePictures1795930031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_pictures (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT page_pictures_one_row CHECK (one),
        pictures jsonb NOT NULL
      )`)
    await runner.query(`
      CREATE TRIGGER page_pictures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_pictures
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_pictures')
  }
}
