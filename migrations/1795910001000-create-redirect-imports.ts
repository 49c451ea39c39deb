import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Tables of redirects that are checked before they are imported. */
export class CreateRedirectImports1795910001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE redirect_imports (
        id uuid PRIMARY KEY,
        expires_at timestamptz(3) NOT NULL,
        rows jsonb NOT NULL,
        imported_at timestamptz(3),
        added integer
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE redirect_imports')
  }
}
