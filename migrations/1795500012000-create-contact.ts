import { Baseline } from '#src/platform/database/baseline.js'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/** Contact messages. */
export class CreateContact1795500012000 extends Baseline {
  readonly schema = `
    CREATE TABLE contact_messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      email citext NOT NULL,
      phone text,
      subject text NOT NULL,
      message text NOT NULL,
      language text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'new',
      assignee_id uuid,
      location text,
      first_answered_at timestamptz,
      trashed_at timestamptz,
      merged_into_id uuid CONSTRAINT contact_messages_not_into_itself CHECK (merged_into_id <> id),
      version integer NOT NULL DEFAULT 1,
      search text NOT NULL DEFAULT '',
      suspicions text[] NOT NULL DEFAULT '{}',
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction()
    );

    -- Each index is explained in docs/decisions/0017-what-each-index-is-for.md.
    CREATE INDEX contact_messages_by_status ON contact_messages (status, received_at) INCLUDE (id, assignee_id)
      WHERE merged_into_id IS NULL AND trashed_at IS NULL;
    CREATE INDEX contact_messages_by_email ON contact_messages (email, id) INCLUDE (status, trashed_at, merged_into_id);
    CREATE INDEX contact_messages_changed ON contact_messages (changed_in, id);
    CREATE INDEX contact_messages_search ON contact_messages USING gin (search gin_trgm_ops);
    CREATE INDEX contact_messages_merged ON contact_messages (merged_into_id) WHERE merged_into_id IS NOT NULL;
    CREATE INDEX contact_messages_inbox ON contact_messages (received_at, id) WHERE ${INBOX};
    CREATE INDEX contact_messages_inbox_by_name ON contact_messages ((name COLLATE public.croatian), id) INCLUDE (name)
      WHERE ${INBOX};
    CREATE INDEX contact_messages_inbox_by_assignee ON contact_messages (assignee_id, received_at, id)
      WHERE ${INBOX} AND assignee_id IS NOT NULL;
    CREATE INDEX contact_messages_inbox_by_status ON contact_messages
      (array_position(ARRAY['new','inProgress','answered','closed','spam'], status), id) INCLUDE (status)
      WHERE ${INBOX};
    CREATE INDEX contact_messages_inbox_by_location ON contact_messages (location, received_at) WHERE ${INBOX};
    CREATE INDEX contact_messages_inbox_by_answer ON contact_messages (first_answered_at, received_at)
      WHERE ${INBOX} AND first_answered_at IS NOT NULL;
    CREATE INDEX contact_messages_trash ON contact_messages (received_at, id)
      WHERE merged_into_id IS NULL AND trashed_at IS NOT NULL;

    -- Search text: texts of the lead, its notes, and those of leads merged into it.
    CREATE FUNCTION texts_of(lead contact_messages) RETURNS text LANGUAGE sql STABLE
    AS $$ SELECT concat_ws(' ', lead.name, lead.email, lead.phone, lead.message, public.dialled(lead.phone)) $$;
    -- VOLATILE, so that it sees rows that a concurrent transaction committed while this one waited for its lock.
    CREATE FUNCTION search_of_contact_messages(wanted uuid) RETURNS text LANGUAGE sql VOLATILE
    AS $$
      SELECT public.fold(string_agg(concat_ws(' ', public.texts_of(lead), notes.texts), ' '))
      FROM public.contact_messages lead
      LEFT JOIN LATERAL (
        SELECT string_agg(text, ' ') AS texts FROM public.lead_notes WHERE lead_id = lead.id) notes ON true
      WHERE lead.id = wanted OR lead.merged_into_id = wanted
    $$;
    CREATE FUNCTION fold_contact_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search := public.fold(public.texts_of(NEW));
      RETURN NEW;
    END $$;
    CREATE TRIGGER contact_messages_fold BEFORE INSERT ON contact_messages
      FOR EACH ROW EXECUTE FUNCTION fold_contact_messages();
    CREATE FUNCTION search_contact_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.contact_messages SET search = public.search_of_contact_messages(id)
      WHERE id IN (OLD.id, OLD.merged_into_id, NEW.merged_into_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER contact_messages_search
      AFTER UPDATE OF name, email, phone, message, merged_into_id ON contact_messages
      FOR EACH ROW EXECUTE FUNCTION search_contact_messages();
    CREATE TRIGGER contact_messages_search_after_delete AFTER DELETE ON contact_messages
      FOR EACH ROW EXECUTE FUNCTION search_contact_messages();

    CREATE TRIGGER contact_messages_tally_insert AFTER INSERT ON contact_messages REFERENCING NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_insert();
    CREATE TRIGGER contact_messages_tally_update AFTER UPDATE ON contact_messages
      REFERENCING OLD TABLE AS gone NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_update();
    CREATE TRIGGER contact_messages_tally_delete AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_delete();
    CREATE TRIGGER contact_messages_tally_truncate AFTER TRUNCATE ON contact_messages
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_truncate();

    -- Only triggers write the search text, without other changes: API clients need no notification of it.
    CREATE TRIGGER contact_messages_note_change BEFORE UPDATE ON contact_messages
      FOR EACH ROW WHEN (NOT (OLD.search IS DISTINCT FROM NEW.search)) EXECUTE FUNCTION note_change();
    CREATE TRIGGER contact_messages_note_removal AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal();`
}
