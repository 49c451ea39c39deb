import type { MigrationInterface, QueryRunner } from 'typeorm'

export class ExtendUsers1795000007000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN name text,
        ADD COLUMN password_set_at timestamptz,
        ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
        ADD COLUMN disabled_at timestamptz`)
    await queryRunner.query(`
      CREATE TABLE invitations (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE second_factors (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        sealed_secret text NOT NULL,
        confirmed_at timestamptz,
        last_step integer,
        recovery_code_hashes text[] NOT NULL DEFAULT '{}'
      )`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE second_factors')
    await queryRunner.query('DROP TABLE invitations')
    await queryRunner.query('DELETE FROM users WHERE password_hash IS NULL')
    await queryRunner.query(`
      ALTER TABLE users
        ALTER COLUMN password_hash SET NOT NULL,
        DROP COLUMN name,
        DROP COLUMN password_set_at,
        DROP COLUMN must_change_password,
        DROP COLUMN disabled_at`)
  }
}
