import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Files of pictures whose bytes are in a store outside of the database. */
export class AddPictureStore1796010002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE picture_files ALTER COLUMN bytes DROP NOT NULL, ADD COLUMN sha256 bytea,
        ADD CONSTRAINT picture_files_stored_once CHECK (num_nonnulls(bytes, sha256) = 1)`)
    await runner.query(`
      CREATE TABLE picture_object_removals (
        key text PRIMARY KEY,
        due_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
    await runner.query('CREATE INDEX picture_object_removals_due ON picture_object_removals (due_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_object_removals')
    await runner.query(`
      ALTER TABLE picture_files DROP CONSTRAINT picture_files_stored_once, DROP COLUMN sha256, ALTER COLUMN bytes SET NOT NULL`)
  }
}
