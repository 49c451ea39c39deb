import { Baseline } from '#src/platform/database/baseline.js'

/** First content, settings, idempotency keys, rate limits, outbox and mails. */
export class CreatePlatform1796050002002 extends Baseline {
  readonly schema = `
    CREATE TABLE content_seeds (
      name text PRIMARY KEY,
      sown_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE settings (
      one boolean PRIMARY KEY DEFAULT true CONSTRAINT settings_one_row CHECK (one),
      version integer NOT NULL DEFAULT 1,
      set_values jsonb NOT NULL DEFAULT '{}'
    );
    INSERT INTO settings DEFAULT VALUES;
    -- The privacy policy shows some settings: every process evicts its cached pages.
    CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE idempotency_keys (
      key text PRIMARY KEY,
      fingerprint text NOT NULL,
      response jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    -- Unlogged: counters may be lost in a crash, and cost no flush to disk. Columns as rate-limiter-flexible expects them.
    CREATE UNLOGGED TABLE rate_limits (
      key text PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );

    -- Primary key only: each form submission inserts a row, and the table is empty a second later.
    CREATE TABLE outbox_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      type text NOT NULL,
      subject_id text NOT NULL,
      next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
    );
    -- Transactions with NOTIFY commit one at a time, each with its own fsync. So an event sends none if another was added in the
    -- previous second: workers poll again a second after they have found work.
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
    $$;
    CREATE TRIGGER outbox_events_added AFTER INSERT ON outbox_events REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox_event();
    -- Not for leases and retries, which are due later than the next poll.
    CREATE TRIGGER outbox_events_due AFTER UPDATE OF next_attempt_at ON outbox_events
      FOR EACH ROW WHEN (NEW.next_attempt_at <= now()) EXECUTE FUNCTION notify_work_due('outbox_events');

    CREATE TABLE outgoing_mails (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      subject_id text NOT NULL,
      recipient citext NOT NULL,
      language text NOT NULL,
      message_id text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      retried_since timestamptz(3) NOT NULL DEFAULT now(),
      next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
      attempts integer NOT NULL DEFAULT 0,
      last_error text,
      sent_at timestamptz(3),
      kept_as_file boolean NOT NULL DEFAULT false,
      given_up_at timestamptz(3),
      -- Waits until it is released, as those of a paused newsletter issue.
      held boolean NOT NULL DEFAULT false,
      -- Address without alias, by which limits count.
      mailbox text
    );
    -- Partial index of the queue, small regardless of the number of sent mails.
    CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at)
      WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held;
    CREATE INDEX outgoing_mails_given_up ON outgoing_mails (created_at, id) WHERE given_up_at IS NOT NULL;
    CREATE INDEX outgoing_mails_newest ON outgoing_mails (created_at, id);
    CREATE INDEX outgoing_mails_by_recipient ON outgoing_mails (recipient, created_at);
    -- To restore the mails of a lead once, and to erase them with the lead.
    CREATE INDEX outgoing_mails_by_subject ON outgoing_mails (subject_id);
    CREATE INDEX outgoing_mails_by_mailbox ON outgoing_mails (mailbox, created_at);
    CREATE TRIGGER outgoing_mails_added AFTER INSERT ON outgoing_mails
      FOR EACH STATEMENT EXECUTE FUNCTION notify_work_due('outgoing_mails');
    -- Not for leases and retries, which are due later than the next poll.
    CREATE TRIGGER outgoing_mails_due AFTER UPDATE OF next_attempt_at ON outgoing_mails
      FOR EACH ROW WHEN (NEW.next_attempt_at <= now()) EXECUTE FUNCTION notify_work_due('outgoing_mails');`
}
