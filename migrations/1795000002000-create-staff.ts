import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateStaff1795000002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email citext NOT NULL UNIQUE,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'staff')),
        created_at timestamptz NOT NULL DEFAULT now()
      )`)
    // Columns as connect-pg-simple expects them.
    await queryRunner.query(`
      CREATE TABLE sessions (
        sid text PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL
      )`)
    await queryRunner.query(`CREATE INDEX sessions_expire ON sessions (expire)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sessions')
    await queryRunner.query('DROP TABLE users')
  }
}
