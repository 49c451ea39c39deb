import { Baseline } from '#src/platform/database/baseline.js'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/** Franchise inquiries. */
export class CreateFranchise1795500013000 extends Baseline {
  readonly schema = `
    CREATE TABLE franchise_inquiries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      first_name text NOT NULL,
      last_name text NOT NULL,
      email citext NOT NULL,
      phone text NOT NULL,
      preferred_location text NOT NULL,
      previous_experience text,
      additional_information text,
      language text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'new',
      assignee_id uuid,
      location text,
      first_answered_at timestamptz,
      trashed_at timestamptz,
      merged_into_id uuid CONSTRAINT franchise_inquiries_not_into_itself CHECK (merged_into_id <> id),
      version integer NOT NULL DEFAULT 1,
      search text NOT NULL DEFAULT '',
      suspicions text[] NOT NULL DEFAULT '{}',
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction()
    );

    -- Each index is explained in docs/decisions/0017-what-each-index-is-for.md.
    CREATE INDEX franchise_inquiries_by_status ON franchise_inquiries (status, received_at) INCLUDE (id, assignee_id)
      WHERE merged_into_id IS NULL AND trashed_at IS NULL;
    CREATE INDEX franchise_inquiries_by_email ON franchise_inquiries (email, id) INCLUDE (status, trashed_at, merged_into_id);
    CREATE INDEX franchise_inquiries_changed ON franchise_inquiries (changed_in, id);
    CREATE INDEX franchise_inquiries_search ON franchise_inquiries USING gin (search gin_trgm_ops);
    CREATE INDEX franchise_inquiries_merged ON franchise_inquiries (merged_into_id) WHERE merged_into_id IS NOT NULL;
    CREATE INDEX franchise_inquiries_inbox ON franchise_inquiries (received_at, id) WHERE ${INBOX};
    CREATE INDEX franchise_inquiries_inbox_by_name ON franchise_inquiries
      (((last_name || ' ' || first_name) COLLATE public.croatian), id) INCLUDE (last_name, first_name)
      WHERE ${INBOX};
    CREATE INDEX franchise_inquiries_inbox_by_assignee ON franchise_inquiries (assignee_id, received_at, id)
      WHERE ${INBOX} AND assignee_id IS NOT NULL;
    CREATE INDEX franchise_inquiries_inbox_by_status ON franchise_inquiries
      (array_position(ARRAY['new','contacted','qualified','negotiating','signed','rejected','spam'], status), id) INCLUDE (status)
      WHERE ${INBOX};
    CREATE INDEX franchise_inquiries_inbox_by_location ON franchise_inquiries (location, received_at) WHERE ${INBOX};
    CREATE INDEX franchise_inquiries_inbox_by_answer ON franchise_inquiries (first_answered_at, received_at)
      WHERE ${INBOX} AND first_answered_at IS NOT NULL;
    CREATE INDEX franchise_inquiries_trash ON franchise_inquiries (received_at, id)
      WHERE merged_into_id IS NULL AND trashed_at IS NOT NULL;

    -- Search text: texts of the lead, its notes, and those of leads merged into it.
    CREATE FUNCTION texts_of(lead franchise_inquiries) RETURNS text LANGUAGE sql STABLE
    AS $$
      SELECT concat_ws(' ', lead.first_name, lead.last_name, lead.email, lead.phone, lead.preferred_location,
        lead.previous_experience, lead.additional_information, public.dialled(lead.phone))
    $$;
    -- VOLATILE, so that it sees rows that a concurrent transaction committed while this one waited for its lock.
    CREATE FUNCTION search_of_franchise_inquiries(wanted uuid) RETURNS text LANGUAGE sql VOLATILE
    AS $$
      SELECT public.fold(string_agg(concat_ws(' ', public.texts_of(lead), notes.texts), ' '))
      FROM public.franchise_inquiries lead
      LEFT JOIN LATERAL (
        SELECT string_agg(text, ' ') AS texts FROM public.lead_notes WHERE lead_id = lead.id) notes ON true
      WHERE lead.id = wanted OR lead.merged_into_id = wanted
    $$;
    CREATE FUNCTION fold_franchise_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search := public.fold(public.texts_of(NEW));
      RETURN NEW;
    END $$;
    CREATE TRIGGER franchise_inquiries_fold BEFORE INSERT ON franchise_inquiries
      FOR EACH ROW EXECUTE FUNCTION fold_franchise_inquiries();
    CREATE FUNCTION search_franchise_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.franchise_inquiries SET search = public.search_of_franchise_inquiries(id)
      WHERE id IN (OLD.id, OLD.merged_into_id, NEW.merged_into_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER franchise_inquiries_search
      AFTER UPDATE OF first_name, last_name, email, phone, preferred_location, previous_experience,
        additional_information, merged_into_id ON franchise_inquiries
      FOR EACH ROW EXECUTE FUNCTION search_franchise_inquiries();
    CREATE TRIGGER franchise_inquiries_search_after_delete AFTER DELETE ON franchise_inquiries
      FOR EACH ROW EXECUTE FUNCTION search_franchise_inquiries();

    CREATE TRIGGER franchise_inquiries_tally_insert AFTER INSERT ON franchise_inquiries REFERENCING NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_insert();
    CREATE TRIGGER franchise_inquiries_tally_update AFTER UPDATE ON franchise_inquiries
      REFERENCING OLD TABLE AS gone NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_update();
    CREATE TRIGGER franchise_inquiries_tally_delete AFTER DELETE ON franchise_inquiries REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_delete();
    CREATE TRIGGER franchise_inquiries_tally_truncate AFTER TRUNCATE ON franchise_inquiries
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_truncate();

    -- Only triggers write the search text, without other changes: API clients need no notification of it.
    CREATE TRIGGER franchise_inquiries_note_change BEFORE UPDATE ON franchise_inquiries
      FOR EACH ROW WHEN (NOT (OLD.search IS DISTINCT FROM NEW.search)) EXECUTE FUNCTION note_change();
    CREATE TRIGGER franchise_inquiries_note_removal AFTER DELETE ON franchise_inquiries REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal();`
}
