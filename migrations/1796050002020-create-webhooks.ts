import { Baseline } from '#src/platform/database/baseline.js'

/** Webhook endpoints and their deliveries. */
export class CreateWebhooks1796050002020 extends Baseline {
  readonly schema = `
    CREATE TABLE webhook_endpoints (
      id uuid PRIMARY KEY,
      url text NOT NULL UNIQUE,
      description text,
      events text[] NOT NULL,
      sealed_secret text NOT NULL,
      previous_sealed_secret text,
      previous_secret_until timestamptz(3),
      failing_since timestamptz(3),
      disabled_at timestamptz(3),
      disabled_because text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT 1,
      owner_id uuid
    );
    CREATE TRIGGER webhook_endpoints_enabled AFTER UPDATE OF disabled_at ON webhook_endpoints
      FOR EACH ROW WHEN (NEW.disabled_at IS NULL) EXECUTE FUNCTION notify_work_due('webhook_deliveries');

    CREATE TABLE webhook_deliveries (
      id uuid PRIMARY KEY,
      endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
      message_id text NOT NULL,
      type text NOT NULL,
      subject_id text NOT NULL,
      body text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
      attempts integer NOT NULL DEFAULT 0,
      last_answer text,
      delivered_at timestamptz(3),
      given_up_at timestamptz(3),
      log jsonb NOT NULL DEFAULT '[]',
      -- Attempts before a manual retry, which does not reuse their numbers.
      attempts_before integer NOT NULL DEFAULT 0
    );
    -- Partial index of the queue, small regardless of the number of sent messages.
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at)
      WHERE delivered_at IS NULL AND given_up_at IS NULL;
    CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (endpoint_id, created_at, id);
    CREATE INDEX webhook_deliveries_by_subject ON webhook_deliveries (subject_id);
    CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
    CREATE TRIGGER webhook_deliveries_added AFTER INSERT ON webhook_deliveries
      FOR EACH STATEMENT EXECUTE FUNCTION notify_work_due('webhook_deliveries');
    -- Not for leases and retries, which are due later than the next poll.
    CREATE TRIGGER webhook_deliveries_due AFTER UPDATE OF next_attempt_at ON webhook_deliveries
      FOR EACH ROW WHEN (NEW.next_attempt_at <= now()) EXECUTE FUNCTION notify_work_due('webhook_deliveries');`
}
