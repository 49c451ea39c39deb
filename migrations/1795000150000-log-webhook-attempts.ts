import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Logs each delivery attempt instead of the last one only, with attempt numbers that a manual retry does not reuse. */
export class LogWebhookAttempts1795000150000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE webhook_deliveries
        ADD log jsonb NOT NULL DEFAULT '[]',
        ADD attempts_before integer NOT NULL DEFAULT 0`)
    await queryRunner.query(`
      UPDATE webhook_deliveries SET log = jsonb_build_array(jsonb_build_object(
        'number', attempts, 'at', last_attempt_at, 'fault', last_fault,
        'milliseconds', last_milliseconds,
        'nextAttemptAt', CASE WHEN delivered_at IS NULL AND given_up_at IS NULL THEN next_attempt_at END))
      WHERE last_attempt_at IS NOT NULL`)
    await queryRunner.query(`
      ALTER TABLE webhook_deliveries
        DROP last_attempt_at, DROP last_status, DROP last_fault, DROP last_milliseconds`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE webhook_deliveries
        ADD last_attempt_at timestamptz(3), ADD last_status integer, ADD last_fault text, ADD last_milliseconds integer`)
    await queryRunner.query(`
      UPDATE webhook_deliveries SET
        last_attempt_at = (log -> -1 ->> 'at')::timestamptz, last_status = (log -> -1 ->> 'status')::integer,
        last_fault = log -> -1 ->> 'fault', last_milliseconds = (log -> -1 ->> 'milliseconds')::integer,
        attempts = attempts - attempts_before`)
    await queryRunner.query('ALTER TABLE webhook_deliveries DROP log, DROP attempts_before')
  }
}
