import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Stores replaced content, so that it can be restored. */
export class AddContentVersions1795700022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_versions (
        kind text NOT NULL,
        item_id uuid NOT NULL,
        version integer NOT NULL,
        content jsonb NOT NULL,
        PRIMARY KEY (kind, item_id, version)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_versions')
  }
}
