import { Baseline } from '#src/platform/database/baseline.js'

/** Subscribers with their consents, imports, issues with their recipients, and erased addresses. */
export class CreateNewsletter1796050002019 extends Baseline {
  readonly schema = `
    CREATE TABLE newsletter_subscribers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email citext NOT NULL UNIQUE,
      language text NOT NULL,
      consent_text text NOT NULL,
      subscribed_at timestamptz NOT NULL DEFAULT now(),
      unsubscribed_at timestamptz,
      confirmed_at timestamptz,
      suppressed_at timestamptz,
      -- Null for subscribers from before double opt-in, so that retention does not delete them as unconfirmed.
      asked_at timestamptz DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction()
    );
    -- With the default statistics target of 100, the planner cannot distinguish a search that matches one address from one that
    -- matches every hundredth.
    ALTER TABLE newsletter_subscribers ALTER email SET STATISTICS 1000;
    CREATE INDEX newsletter_subscribers_newest ON newsletter_subscribers (subscribed_at, id);
    CREATE INDEX newsletter_subscribers_confirmed ON newsletter_subscribers (subscribed_at, id)
      WHERE suppressed_at IS NULL AND unsubscribed_at IS NULL AND confirmed_at IS NOT NULL;
    CREATE INDEX newsletter_subscribers_pending ON newsletter_subscribers (subscribed_at, id)
      WHERE unsubscribed_at IS NULL AND confirmed_at IS NULL;
    CREATE INDEX newsletter_subscribers_suppressed ON newsletter_subscribers (subscribed_at, id)
      WHERE suppressed_at IS NOT NULL;
    CREATE INDEX newsletter_subscribers_left ON newsletter_subscribers (unsubscribed_at) WHERE unsubscribed_at IS NOT NULL;
    CREATE INDEX newsletter_subscribers_search ON newsletter_subscribers USING gin ((email::text) gin_trgm_ops);
    CREATE INDEX newsletter_subscribers_changed ON newsletter_subscribers (changed_in, id);
    CREATE TRIGGER newsletter_subscribers_note_change BEFORE UPDATE ON newsletter_subscribers
      FOR EACH ROW WHEN (NOT (OLD.* IS NOT DISTINCT FROM NEW.*)) EXECUTE FUNCTION note_change();
    CREATE TRIGGER newsletter_subscribers_note_removal AFTER DELETE ON newsletter_subscribers REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal();

    CREATE TABLE newsletter_consents (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
      step text NOT NULL,
      consent_text text NOT NULL,
      language text NOT NULL,
      recorded_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX newsletter_consents_of_subscriber ON newsletter_consents (subscriber_id);

    CREATE TABLE newsletter_confirmation_tokens (
      hash text PRIMARY KEY,
      subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
      expires_at timestamptz(3) NOT NULL,
      used_at timestamptz(3)
    );
    CREATE INDEX newsletter_confirmation_tokens_of_subscriber ON newsletter_confirmation_tokens (subscriber_id);
    CREATE INDEX newsletter_confirmation_tokens_by_expiry ON newsletter_confirmation_tokens (expires_at);

    CREATE TABLE newsletter_issues (
      id uuid PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      title_hr text NOT NULL DEFAULT '',
      text_hr text NOT NULL DEFAULT '',
      title_en text NOT NULL DEFAULT '',
      text_en text NOT NULL DEFAULT '',
      status text NOT NULL DEFAULT 'draft',
      scheduled_at timestamptz(3),
      started_at timestamptz(3),
      finished_at timestamptz(3),
      expected integer NOT NULL DEFAULT 0,
      queued_up_to uuid,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      saved_at timestamptz(3) NOT NULL DEFAULT now(),
      tested_hr_at timestamptz(3),
      tested_en_at timestamptz(3)
    );
    CREATE INDEX newsletter_issues_newest ON newsletter_issues (created_at, id);

    -- Recipients of an issue, one row per mail.
    CREATE TABLE newsletter_issue_deliveries (
      mail_id uuid PRIMARY KEY,
      issue_id uuid NOT NULL REFERENCES newsletter_issues ON DELETE CASCADE,
      subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
      CONSTRAINT newsletter_issue_deliveries_once UNIQUE (issue_id, subscriber_id)
    );
    CREATE INDEX newsletter_issue_deliveries_of_subscriber ON newsletter_issue_deliveries (subscriber_id);

    -- Hashes of erased addresses that must receive no mail, salted against lookup tables. The salt is stored with the rows, also in
    -- backups, and is independent of the session secret.
    CREATE TABLE forgotten_salt (
      one boolean PRIMARY KEY DEFAULT true CONSTRAINT forgotten_salt_one_row CHECK (one),
      salt text NOT NULL
    );
    INSERT INTO forgotten_salt (salt) VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
    CREATE TABLE forgotten_subscribers (
      hash text PRIMARY KEY,
      forgotten_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE FUNCTION forgotten_hash(address text) RETURNS text LANGUAGE sql STABLE
    AS $$ SELECT encode(sha256(convert_to(salt || lower(address), 'UTF8')), 'hex') FROM public.forgotten_salt $$;

    -- Mailboxes that receive no requests to confirm.
    CREATE TABLE newsletter_refusals (
      hash text PRIMARY KEY,
      refused_at timestamptz(3) NOT NULL DEFAULT now()
    );

    -- Imported subscribers, which are checked before anything is sent.
    CREATE TABLE newsletter_imports (
      id uuid PRIMARY KEY,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      language text NOT NULL,
      origin text NOT NULL,
      headings text[] NOT NULL,
      email_column integer,
      language_column integer,
      sent_at timestamptz(3),
      added integer
    );
    CREATE INDEX newsletter_imports_by_expiry ON newsletter_imports (expires_at);
    CREATE TABLE newsletter_import_rows (
      import_id uuid NOT NULL REFERENCES newsletter_imports (id) ON DELETE CASCADE,
      line integer NOT NULL,
      cells text[] NOT NULL,
      email text,
      language text,
      outcome text,
      duplicate_of integer,
      PRIMARY KEY (import_id, line)
    );`
}
