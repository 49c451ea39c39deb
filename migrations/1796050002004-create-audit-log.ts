import { Baseline } from '#src/platform/database/baseline.js'

/** Audit log and its head, both append-only. */
export class CreateAuditLog1796050002004 extends Baseline {
  readonly schema = `
    CREATE TABLE audit_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz(3) NOT NULL,
      actor_id uuid,
      actor_email citext,
      action text NOT NULL,
      subject_kind text,
      subject_id text,
      details jsonb NOT NULL,
      previous_hash text NOT NULL UNIQUE,
      hash text NOT NULL
    );
    CREATE INDEX audit_events_by_action ON audit_events (action, id);
    CREATE INDEX audit_events_by_actor ON audit_events (actor_email, id);
    CREATE INDEX audit_events_by_subject ON audit_events (subject_kind, subject_id);
    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit_events is append-only';
      END
    $$;
    CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

    CREATE TABLE audit_head (
      id smallint PRIMARY KEY DEFAULT 1 CONSTRAINT audit_head_id_check CHECK (id = 1),
      rows bigint NOT NULL,
      hash text NOT NULL,
      seal text
    );
    -- The first start adds the seal: only the process has the key.
    INSERT INTO audit_head (rows, hash) VALUES (0, repeat('0', 64));
    CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();`
}
