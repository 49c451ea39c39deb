import { Baseline } from '#src/platform/database/baseline.js'

/** SQL for the day, status, assignment and location by which rows are counted. The location of an unrouted franchise inquiry is the sender's own. */
const counted = (sign: string, rows: string) => `
      SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned,
        CASE WHEN TG_TABLE_NAME <> 'franchise_inquiries' OR is_routed THEN location END AS location, ${sign}1 AS leads
      FROM ${rows} WHERE merged_into_id IS NULL AND trashed_at IS NULL`

const tally = (rows: string) => `
      INSERT INTO public.lead_tallies (table_name, day, status, assigned, location, leads)
        SELECT TG_TABLE_NAME, day, status, assigned, location, sum(leads) FROM (${rows}) AS changed
        GROUP BY day, status, assigned, location HAVING sum(leads) <> 0`

/** History, replies, deadlines, digests and tallies of leads of all kinds, and the functions that their tables share. */
export class CreateLeads1796050002014 extends Baseline {
  readonly schema = `
    -- Appends the international or domestic dialling form of a phone number (00385 99 …, 099 …): any typed form matches one of them.
    CREATE FUNCTION dialled(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    DECLARE
      digits text := regexp_replace(
        regexp_replace(replace(phone, '(0)', ''), '^\\D*\\+', '00'), '\\D', '', 'g');
    BEGIN
      RETURN CASE
        WHEN digits ~ '^00385' THEN digits || ' 0' || substr(digits, 6)
        WHEN digits ~ '^0[1-9]' THEN '00385' || substr(digits, 2) || ' ' || digits
        ELSE digits END;
    END $$;

    CREATE TABLE lead_notes (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      lead_id uuid NOT NULL,
      author_id uuid NOT NULL REFERENCES users (id),
      text text NOT NULL,
      written_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX lead_notes_by_lead ON lead_notes (lead_id, written_at);
    CREATE INDEX lead_notes_search ON lead_notes USING gin (public.fold(text) gin_trgm_ops);
    -- For words that many notes contain.
    CREATE INDEX lead_notes_newest ON lead_notes (written_at);
    -- Adds a note to the search text of its lead, whose kind it does not contain.
    CREATE FUNCTION search_notes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.contact_messages SET search = public.search_of_contact_messages(id) WHERE id IN (
        SELECT coalesce(noted.merged_into_id, noted.id)
        FROM public.contact_messages noted JOIN changed ON changed.lead_id = noted.id);
      UPDATE public.franchise_inquiries SET search = public.search_of_franchise_inquiries(id) WHERE id IN (
        SELECT coalesce(noted.merged_into_id, noted.id)
        FROM public.franchise_inquiries noted JOIN changed ON changed.lead_id = noted.id);
      UPDATE public.appointment_requests SET search = public.search_of_appointment_requests(id) WHERE id IN (
        SELECT coalesce(noted.merged_into_id, noted.id)
        FROM public.appointment_requests noted JOIN changed ON changed.lead_id = noted.id);
      UPDATE public.bookings SET search = public.search_of_bookings(id) WHERE id IN (
        SELECT coalesce(noted.merged_into_id, noted.id)
        FROM public.bookings noted JOIN changed ON changed.lead_id = noted.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER lead_notes_search_after_insert AFTER INSERT ON lead_notes REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_notes();
    CREATE TRIGGER lead_notes_search_after_delete AFTER DELETE ON lead_notes REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_notes();

    CREATE TABLE lead_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      lead_id uuid NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      actor_id uuid REFERENCES users (id),
      type text NOT NULL,
      old_value text,
      new_value text,
      api_key_id uuid REFERENCES api_keys (id),
      -- A sender who changes the own lead has neither account nor key.
      CONSTRAINT lead_events_by_one CHECK (num_nonnulls(actor_id, api_key_id) <= 1)
    );
    CREATE INDEX lead_events_by_lead ON lead_events (lead_id, at);
    -- Counts the cancellations of a user.
    CREATE INDEX lead_events_by_actor ON lead_events (actor_id, at)
      WHERE actor_id IS NOT NULL AND type IN ('status', 'trashed');
    CREATE INDEX lead_events_collected ON lead_events (new_value) WHERE type = 'confirmationCollected';

    CREATE TABLE lead_replies (
      id uuid PRIMARY KEY,
      lead_id uuid NOT NULL,
      author_id uuid NOT NULL REFERENCES users,
      recipient citext NOT NULL,
      language text NOT NULL,
      text text NOT NULL,
      written_at timestamptz NOT NULL
    );
    CREATE INDEX lead_replies_by_lead ON lead_replies (lead_id, written_at);
    CREATE INDEX lead_replies_search ON lead_replies USING gin (public.fold(text) gin_trgm_ops);
    CREATE INDEX lead_replies_newest ON lead_replies (written_at);

    -- Users who are writing replies.
    CREATE TABLE lead_writers (
      lead_id uuid,
      user_id uuid,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (lead_id, user_id)
    );

    CREATE TABLE lead_reply_files (
      id uuid PRIMARY KEY,
      lead_id uuid NOT NULL,
      reply_id uuid REFERENCES lead_replies ON DELETE SET NULL,
      author_id uuid NOT NULL REFERENCES users,
      name text NOT NULL,
      type text NOT NULL,
      size integer NOT NULL,
      bytes bytea NOT NULL,
      uploaded_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX lead_reply_files_by_lead ON lead_reply_files (lead_id);
    CREATE INDEX lead_reply_files_by_reply ON lead_reply_files (reply_id);

    CREATE TABLE reply_templates (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      name jsonb NOT NULL,
      text jsonb NOT NULL,
      position integer NOT NULL
    );
    CREATE TRIGGER reply_templates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reply_templates
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- Times by which senders were promised an answer.
    CREATE TABLE answer_deadlines (
      lead_id uuid PRIMARY KEY,
      due_at timestamptz(3) NOT NULL,
      alert_at timestamptz(3),
      is_escalated boolean NOT NULL DEFAULT false
    );
    CREATE INDEX answer_deadlines_by_due ON answer_deadlines (due_at);
    CREATE INDEX answer_deadlines_by_alert ON answer_deadlines (alert_at) WHERE alert_at IS NOT NULL;

    -- Days on which staff want to be reminded.
    CREATE TABLE lead_follow_ups (
      lead_id uuid PRIMARY KEY,
      day date NOT NULL,
      note text,
      is_announced boolean NOT NULL DEFAULT false
    );
    CREATE INDEX lead_follow_ups_by_day ON lead_follow_ups (day);
    CREATE INDEX lead_follow_ups_to_announce ON lead_follow_ups (day) WHERE NOT is_announced;

    -- Filters of the inbox that users saved under names.
    CREATE TABLE saved_inbox_views (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      query text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX saved_inbox_views_by_user ON saved_inbox_views (user_id);

    -- Leads in the digests of each staff member, one row per lead.
    CREATE TABLE lead_digest_entries (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      lead_id uuid NOT NULL,
      due_at timestamptz(3) NOT NULL,
      mail_id uuid,
      PRIMARY KEY (user_id, lead_id)
    );
    CREATE INDEX lead_digest_entries_of_lead ON lead_digest_entries (lead_id);
    CREATE INDEX lead_digest_entries_of_mail ON lead_digest_entries (mail_id);
    CREATE INDEX lead_digest_entries_waiting ON lead_digest_entries (user_id) WHERE mail_id IS NULL;

    -- Number of leads, for statistics and lists, so that no query counts rows. Each change inserts its difference: inserts never
    -- block each other. A job periodically aggregates the rows.
    CREATE TABLE lead_tallies (
      table_name text NOT NULL,
      day date NOT NULL,
      status text NOT NULL,
      assigned boolean NOT NULL,
      leads bigint NOT NULL,
      location text
    );
    CREATE FUNCTION tally_leads_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${tally(`${counted('', 'come')}`)};
      RETURN NULL;
    END $$;
    CREATE FUNCTION tally_leads_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${tally(`${counted('-', 'gone')} UNION ALL ${counted('', 'come')}`)};
      RETURN NULL;
    END $$;
    CREATE FUNCTION tally_leads_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${tally(`${counted('-', 'gone')}`)};
      RETURN NULL;
    END $$;
    CREATE FUNCTION tally_leads_after_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM public.lead_tallies WHERE table_name = TG_TABLE_NAME;
      RETURN NULL;
    END $$;

    -- Leads that left a location: bound users and keys no longer see them.
    CREATE TABLE lead_departures (
      id uuid NOT NULL,
      location text NOT NULL,
      table_name text NOT NULL,
      removed_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction(),
      PRIMARY KEY (id, location)
    );
    CREATE INDEX lead_departures_changed ON lead_departures (changed_in, id);
    CREATE FUNCTION note_departure() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.lead_departures (id, location, table_name) VALUES (OLD.id, OLD.location, TG_TABLE_NAME)
        ON CONFLICT (id, location) DO UPDATE SET removed_at = now(), changed_in = excluded.changed_in;
      RETURN NULL;
    END $$;

    -- For open inboxes: the number of received leads by location, without personal data.
    CREATE FUNCTION notify_leads_received() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('leads_received', json_build_object('location', visible_at, 'leads', count(*))::text)
      FROM (
        -- The sender of an inquiry names a location of its own: until it is routed, the inquiry belongs to none.
        SELECT CASE WHEN is_routed OR TG_TABLE_NAME <> 'franchise_inquiries' THEN location END AS visible_at FROM come
        WHERE status <> 'spam' AND trashed_at IS NULL AND merged_into_id IS NULL
      ) AS received
      GROUP BY visible_at;
      RETURN NULL;
    END $$;`
}
