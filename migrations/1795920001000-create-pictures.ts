import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pictures that the owner uploads, their files, and where content shows them. */
export class CreatePictures1795920001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pictures (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        hash text NOT NULL UNIQUE,
        name text NOT NULL UNIQUE,
        state text NOT NULL DEFAULT 'processing',
        attempts integer NOT NULL DEFAULT 0,
        width integer NOT NULL,
        height integer NOT NULL,
        alt jsonb NOT NULL,
        decorative boolean NOT NULL DEFAULT false,
        focal_x smallint NOT NULL DEFAULT 50,
        focal_y smallint NOT NULL DEFAULT 50,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        master bytea
      )`)
    // The bytes are compressed already.
    await runner.query('ALTER TABLE pictures ALTER COLUMN master SET STORAGE EXTERNAL')
    await runner.query('CREATE INDEX pictures_created_at_idx ON pictures (created_at DESC, id DESC)')
    await runner.query(`CREATE INDEX pictures_processing_idx ON pictures (created_at) WHERE state = 'processing'`)
    await runner.query(`
      CREATE TABLE picture_files (
        picture_id uuid NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
        width integer NOT NULL,
        format text NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (picture_id, width, format)
      )`)
    await runner.query('ALTER TABLE picture_files ALTER COLUMN bytes SET STORAGE EXTERNAL')
    await runner.query(`
      CREATE TRIGGER pictures_changed AFTER UPDATE OF state, alt, decorative, focal_x, focal_y OR DELETE OR TRUNCATE ON pictures
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
    await runner.query(`
      CREATE TRIGGER pictures_added AFTER INSERT OR UPDATE OF state ON pictures
        FOR EACH ROW WHEN (NEW.state = 'processing') EXECUTE FUNCTION notify_work_due('pictures')`)
    await runner.query(`ALTER TABLE locations ADD pictures uuid[] NOT NULL DEFAULT '{}'`)
    for (const table of ['therapists', 'posts', 'shop_items']) await runner.query(`ALTER TABLE ${table} ADD photo uuid`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['therapists', 'posts', 'shop_items']) await runner.query(`ALTER TABLE ${table} DROP photo`)
    await runner.query('ALTER TABLE locations DROP pictures')
    await runner.query('DROP TABLE picture_files')
    await runner.query('DROP TABLE pictures')
  }
}
