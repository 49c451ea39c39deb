import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Users who are writing replies to leads. */
export class CreateLeadWriters1795950001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_writers (
        lead_id uuid,
        user_id uuid,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (lead_id, user_id)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_writers')
  }
}
