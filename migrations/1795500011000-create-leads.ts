import { Baseline } from '#src/platform/database/baseline.js'

/** History, digests and tallies of leads of all kinds, and the functions that their tables share. */
export class CreateLeads1795500011000 extends Baseline {
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
      CONSTRAINT lead_events_by_one CHECK (num_nonnulls(actor_id, api_key_id) = 1)
    );
    CREATE INDEX lead_events_by_lead ON lead_events (lead_id, at);

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
      leads bigint NOT NULL
    );
    CREATE FUNCTION tally_leads_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.lead_tallies
        SELECT TG_TABLE_NAME, day, status, assigned, sum(leads) FROM (
          SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned, 1 AS leads
          FROM come WHERE merged_into_id IS NULL AND trashed_at IS NULL) AS changed
        GROUP BY day, status, assigned HAVING sum(leads) <> 0;
      RETURN NULL;
    END $$;
    CREATE FUNCTION tally_leads_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.lead_tallies
        SELECT TG_TABLE_NAME, day, status, assigned, sum(leads) FROM (
          SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned, -1 AS leads
          FROM gone WHERE merged_into_id IS NULL AND trashed_at IS NULL
          UNION ALL
          SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned, 1 AS leads
          FROM come WHERE merged_into_id IS NULL AND trashed_at IS NULL) AS changed
        GROUP BY day, status, assigned HAVING sum(leads) <> 0;
      RETURN NULL;
    END $$;
    CREATE FUNCTION tally_leads_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.lead_tallies
        SELECT TG_TABLE_NAME, day, status, assigned, sum(leads) FROM (
          SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned, -1 AS leads
          FROM gone WHERE merged_into_id IS NULL AND trashed_at IS NULL) AS changed
        GROUP BY day, status, assigned HAVING sum(leads) <> 0;
      RETURN NULL;
    END $$;
    CREATE FUNCTION tally_leads_after_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM public.lead_tallies WHERE table_name = TG_TABLE_NAME;
      RETURN NULL;
    END $$;`
}
