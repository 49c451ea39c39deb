import { Baseline } from '#src/platform/database/baseline.js'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/** Appointment requests. */
export class CreateAppointments1795500014000 extends Baseline {
  readonly schema = `
    CREATE TABLE appointment_requests (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      service text NOT NULL,
      wishes jsonb NOT NULL,
      for_whom text NOT NULL,
      name text NOT NULL,
      email citext,
      phone text,
      note text,
      language text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'new',
      suspicions text[] NOT NULL DEFAULT '{}',
      assignee_id uuid,
      location text,
      first_answered_at timestamptz,
      trashed_at timestamptz,
      merged_into_id uuid CONSTRAINT appointment_requests_not_into_itself CHECK (merged_into_id <> id),
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction(),
      search text NOT NULL DEFAULT '',
      CONSTRAINT appointment_requests_can_be_answered CHECK (num_nonnulls(email, phone) > 0)
    );

    -- Each index is explained in docs/decisions/0017-what-each-index-is-for.md.
    CREATE INDEX appointment_requests_by_status ON appointment_requests (status, received_at) INCLUDE (id, assignee_id)
      WHERE merged_into_id IS NULL AND trashed_at IS NULL;
    CREATE INDEX appointment_requests_by_email ON appointment_requests (email, id) INCLUDE (status, trashed_at, merged_into_id);
    CREATE INDEX appointment_requests_changed ON appointment_requests (changed_in, id);
    CREATE INDEX appointment_requests_search ON appointment_requests USING gin (search gin_trgm_ops);
    CREATE INDEX appointment_requests_wishes ON appointment_requests USING gin (wishes jsonb_path_ops);
    CREATE INDEX appointment_requests_merged ON appointment_requests (merged_into_id) WHERE merged_into_id IS NOT NULL;
    CREATE INDEX appointment_requests_inbox ON appointment_requests (received_at, id) WHERE ${INBOX};
    CREATE INDEX appointment_requests_inbox_by_name ON appointment_requests ((name COLLATE public.croatian), id) INCLUDE (name)
      WHERE ${INBOX};
    CREATE INDEX appointment_requests_inbox_by_assignee ON appointment_requests (assignee_id, received_at, id)
      WHERE ${INBOX} AND assignee_id IS NOT NULL;
    CREATE INDEX appointment_requests_inbox_by_status ON appointment_requests
      (array_position(ARRAY['new','proposed','agreed','came','didNotCome','cancelled','spam'], status), id) INCLUDE (status)
      WHERE ${INBOX};
    CREATE INDEX appointment_requests_inbox_by_location ON appointment_requests (location, received_at) WHERE ${INBOX};
    CREATE INDEX appointment_requests_inbox_by_answer ON appointment_requests (first_answered_at, received_at)
      WHERE ${INBOX} AND first_answered_at IS NOT NULL;
    CREATE INDEX appointment_requests_trash ON appointment_requests (received_at, id)
      WHERE merged_into_id IS NULL AND trashed_at IS NOT NULL;

    -- Search text: texts of the lead, its notes, and those of leads merged into it.
    CREATE FUNCTION texts_of(lead appointment_requests) RETURNS text LANGUAGE sql STABLE
    AS $$ SELECT concat_ws(' ', lead.name, lead.email, lead.phone, lead.service, lead.note, public.dialled(lead.phone)) $$;
    -- VOLATILE, so that it sees rows that a concurrent transaction committed while this one waited for its lock.
    CREATE FUNCTION search_of_appointment_requests(wanted uuid) RETURNS text LANGUAGE sql VOLATILE
    AS $$
      SELECT public.fold(string_agg(concat_ws(' ', public.texts_of(lead), notes.texts), ' '))
      FROM public.appointment_requests lead
      LEFT JOIN LATERAL (
        SELECT string_agg(text, ' ') AS texts FROM public.lead_notes WHERE lead_id = lead.id) notes ON true
      WHERE lead.id = wanted OR lead.merged_into_id = wanted
    $$;
    CREATE FUNCTION fold_appointment_requests() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search := public.fold(public.texts_of(NEW));
      RETURN NEW;
    END $$;
    CREATE TRIGGER appointment_requests_fold BEFORE INSERT ON appointment_requests
      FOR EACH ROW EXECUTE FUNCTION fold_appointment_requests();
    CREATE FUNCTION search_appointment_requests() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.appointment_requests SET search = public.search_of_appointment_requests(id)
      WHERE id IN (OLD.id, OLD.merged_into_id, NEW.merged_into_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER appointment_requests_search
      AFTER UPDATE OF name, email, phone, service, note, merged_into_id ON appointment_requests
      FOR EACH ROW EXECUTE FUNCTION search_appointment_requests();
    CREATE TRIGGER appointment_requests_search_after_delete AFTER DELETE ON appointment_requests
      FOR EACH ROW EXECUTE FUNCTION search_appointment_requests();

    CREATE TRIGGER appointment_requests_tally_insert AFTER INSERT ON appointment_requests REFERENCING NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_insert();
    CREATE TRIGGER appointment_requests_tally_update AFTER UPDATE ON appointment_requests
      REFERENCING OLD TABLE AS gone NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_update();
    CREATE TRIGGER appointment_requests_tally_delete AFTER DELETE ON appointment_requests REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_delete();
    CREATE TRIGGER appointment_requests_tally_truncate AFTER TRUNCATE ON appointment_requests
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_truncate();

    -- Only triggers write the search text, without other changes: API clients need no notification of it.
    CREATE TRIGGER appointment_requests_note_change BEFORE UPDATE ON appointment_requests
      FOR EACH ROW WHEN (NOT (OLD.search IS DISTINCT FROM NEW.search)) EXECUTE FUNCTION note_change();
    CREATE TRIGGER appointment_requests_note_removal AFTER DELETE ON appointment_requests REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal();`
}
