import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Passkeys of users. */
export class CreatePasskeys1796040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid CONSTRAINT passkeys_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT passkeys_user_id_fkey REFERENCES users ON DELETE CASCADE,
        credential_id text NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        backed_up boolean NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`)
    await runner.query('CREATE INDEX passkeys_of_user ON passkeys (user_id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkeys')
  }
}
