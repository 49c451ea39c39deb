import type { MigrationInterface, QueryRunner } from 'typeorm'

/** API keys for programs that read and process leads: the history of a lead references the key instead of a user. */
export class CreateApiKeys1795000110000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        public_id text NOT NULL CONSTRAINT api_keys_public_id_key UNIQUE,
        hash text NOT NULL,
        scopes text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by_id uuid NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`)
    await queryRunner.query(`
      ALTER TABLE lead_events
        ALTER actor_id DROP NOT NULL,
        ADD api_key_id uuid CONSTRAINT lead_events_api_key_id_fkey REFERENCES api_keys (id),
        ADD CONSTRAINT lead_events_by_one CHECK (num_nonnulls(actor_id, api_key_id) = 1)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The previous schema has no place for events of API keys.
    await queryRunner.query('DELETE FROM lead_events WHERE api_key_id IS NOT NULL')
    await queryRunner.query('ALTER TABLE lead_events DROP api_key_id, ALTER actor_id SET NOT NULL')
    await queryRunner.query('DROP TABLE api_keys')
  }
}
