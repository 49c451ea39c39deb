import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Counts of wrong passwords: in a row, which delay further attempts, and by hour, for the audit log. */
export class CreateSignInFailures1796030010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sign_in_guesses (
        key text CONSTRAINT sign_in_guesses_pkey PRIMARY KEY,
        failures integer NOT NULL,
        blocked_until timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        notified_at timestamptz
      )`)
    await runner.query('CREATE INDEX sign_in_guesses_by_age ON sign_in_guesses (last_at)')
    await runner.query(`
      CREATE TABLE sign_in_failures (
        user_id uuid,
        hour timestamptz,
        failures integer NOT NULL,
        CONSTRAINT sign_in_failures_pkey PRIMARY KEY (user_id, hour)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sign_in_failures')
    await runner.query('DROP TABLE sign_in_guesses')
  }
}
