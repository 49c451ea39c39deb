import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Webhook endpoints and their deliveries. */
export class CreateWebhooks1795000120000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid PRIMARY KEY,
        url text NOT NULL CONSTRAINT webhook_endpoints_url_key UNIQUE,
        description text,
        events text[] NOT NULL,
        sealed_secret text NOT NULL,
        previous_sealed_secret text,
        previous_secret_until timestamptz(3),
        failing_since timestamptz(3),
        disabled_at timestamptz(3),
        disabled_because text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1
      )`)
    await queryRunner.query(`
      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY,
        endpoint_id uuid NOT NULL
          CONSTRAINT webhook_deliveries_endpoint_id_fkey REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
        message_id text NOT NULL,
        type text NOT NULL,
        subject_id text NOT NULL,
        body text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        last_attempt_at timestamptz(3),
        last_status integer,
        last_fault text,
        last_answer text,
        last_milliseconds integer,
        delivered_at timestamptz(3),
        given_up_at timestamptz(3)
      )`)
    // Partial index of the queue, small regardless of the number of sent messages.
    await queryRunner.query(`
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at)
      WHERE delivered_at IS NULL AND given_up_at IS NULL`)
    await queryRunner.query(
      'CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (endpoint_id, created_at, id)',
    )
    await queryRunner.query('CREATE INDEX webhook_deliveries_by_subject ON webhook_deliveries (subject_id)')
    await queryRunner.query('CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at)')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE webhook_deliveries, webhook_endpoints')
  }
}
