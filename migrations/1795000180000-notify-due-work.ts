import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Triggers that send NOTIFY on `work_due`, with the name of the queue, when a row of a queue may have become due. */
export class NotifyDueWork1795000180000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION notify_work_due() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('work_due', TG_ARGV[0]);
          RETURN NULL;
        END
      $$`)
    // Transactions with NOTIFY commit one at a time, each with its own fsync. So an event sends none if another was added in the previous
    // second: workers poll again a second after they have found work.
    await queryRunner.query(`
      CREATE FUNCTION notify_outbox_event() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          first bigint := min(id) FROM added;
        BEGIN
          IF first IS NOT NULL AND NOT EXISTS (
            SELECT FROM outbox_events
            WHERE id BETWEEN first - 50 AND first - 1 AND next_attempt_at BETWEEN now() - interval '1 second' AND now()
          ) THEN
            PERFORM pg_notify('work_due', 'outbox_events');
          END IF;
          RETURN NULL;
        END
      $$`)
    await queryRunner.query(`
      CREATE TRIGGER outbox_events_added AFTER INSERT ON outbox_events REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox_event()`)
    for (const queue of ['outgoing_mails', 'webhook_deliveries'])
      await queryRunner.query(`
        CREATE TRIGGER ${queue}_added AFTER INSERT ON ${queue}
          FOR EACH STATEMENT EXECUTE FUNCTION notify_work_due('${queue}')`)
    for (const queue of ['outbox_events', 'outgoing_mails', 'webhook_deliveries'])
      // Not for leases and retries, which are due later than the next poll.
      await queryRunner.query(`
        CREATE TRIGGER ${queue}_due AFTER UPDATE OF next_attempt_at ON ${queue}
          FOR EACH ROW WHEN (NEW.next_attempt_at <= now()) EXECUTE FUNCTION notify_work_due('${queue}')`)
    await queryRunner.query(`
      CREATE TRIGGER webhook_endpoints_enabled AFTER UPDATE OF disabled_at ON webhook_endpoints
        FOR EACH ROW WHEN (NEW.disabled_at IS NULL) EXECUTE FUNCTION notify_work_due('webhook_deliveries')`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION notify_work_due(), notify_outbox_event() CASCADE')
  }
}
