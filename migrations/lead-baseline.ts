interface LeadTable {
  table: string
  /** Name by which staff sort, as SQL. */
  name: string
  nameColumns: string
  /** Statuses in the order of work. */
  statuses: string[]
  /** Columns whose texts are searched. */
  searched: string
  /** SQL for the location whose staff see a row. */
  visible?: (row: string) => string
}

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/**
 * SQL of the indexes, functions and triggers that the baselines of all kinds of leads create, after the table and its
 * `texts_of`. Like the baselines it is never edited: a change is a new migration.
 */
export const leadBaseline = ({
  table,
  name,
  nameColumns,
  statuses,
  searched,
  visible = (row) => `${row}.location`,
}: LeadTable) => `
    -- Each index is explained in docs/decisions/0017-indexes-tallies-and-capped-totals.md.
    CREATE INDEX ${table}_by_status ON ${table} (status, received_at) INCLUDE (id, assignee_id)
      WHERE merged_into_id IS NULL AND trashed_at IS NULL;
    CREATE INDEX ${table}_by_email ON ${table} (email, id) INCLUDE (status, trashed_at, merged_into_id);
    CREATE INDEX ${table}_by_phone ON ${table} (public.dialled(phone), id);
    CREATE INDEX ${table}_changed ON ${table} (changed_in, id);
    CREATE INDEX ${table}_search ON ${table} USING gin (search gin_trgm_ops);
    CREATE INDEX ${table}_merged ON ${table} (merged_into_id) WHERE merged_into_id IS NOT NULL;
    CREATE INDEX ${table}_inbox ON ${table} (received_at, id) WHERE ${INBOX};
    CREATE INDEX ${table}_inbox_by_name ON ${table} ((${name} COLLATE public.croatian), id) INCLUDE (${nameColumns})
      WHERE ${INBOX};
    CREATE INDEX ${table}_inbox_by_assignee ON ${table} (assignee_id, received_at, id)
      WHERE ${INBOX} AND assignee_id IS NOT NULL;
    CREATE INDEX ${table}_inbox_by_status ON ${table}
      (array_position(ARRAY[${statuses.map((status) => `'${status}'`).join()}], status), id) INCLUDE (status)
      WHERE ${INBOX};
    CREATE INDEX ${table}_inbox_by_location ON ${table} (location, received_at, id) INCLUDE (is_routed)
      WHERE ${INBOX};
    CREATE INDEX ${table}_inbox_by_answer ON ${table} (first_answered_at, received_at)
      WHERE ${INBOX} AND first_answered_at IS NOT NULL;
    CREATE INDEX ${table}_trash ON ${table} (received_at, id)
      WHERE merged_into_id IS NULL AND trashed_at IS NOT NULL;

    -- VOLATILE, so that it sees rows that a concurrent transaction committed while this one waited for its lock.
    CREATE FUNCTION search_of_${table}(wanted uuid) RETURNS text LANGUAGE sql VOLATILE
    AS $$
      SELECT public.fold(string_agg(concat_ws(' ', public.texts_of(lead), notes.texts), ' '))
      FROM public.${table} lead
      LEFT JOIN LATERAL (
        SELECT string_agg(text, ' ') AS texts FROM public.lead_notes WHERE lead_id = lead.id) notes ON true
      WHERE lead.id = wanted OR lead.merged_into_id = wanted
    $$;
    CREATE FUNCTION fold_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search := public.fold(public.texts_of(NEW));
      RETURN NEW;
    END $$;
    CREATE TRIGGER ${table}_fold BEFORE INSERT ON ${table}
      FOR EACH ROW EXECUTE FUNCTION fold_${table}();
    CREATE FUNCTION search_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.${table} SET search = public.search_of_${table}(id)
      WHERE id IN (OLD.id, OLD.merged_into_id, NEW.merged_into_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${table}_search
      AFTER UPDATE OF ${searched}, merged_into_id ON ${table}
      FOR EACH ROW EXECUTE FUNCTION search_${table}();
    CREATE TRIGGER ${table}_search_after_delete AFTER DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION search_${table}();

    CREATE TRIGGER ${table}_tally_insert AFTER INSERT ON ${table} REFERENCING NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_insert();
    CREATE TRIGGER ${table}_tally_update AFTER UPDATE ON ${table}
      REFERENCING OLD TABLE AS gone NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_update();
    CREATE TRIGGER ${table}_tally_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_delete();
    CREATE TRIGGER ${table}_tally_truncate AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_truncate();

    -- Only triggers write the search text, without other changes: API clients need no notification of it.
    CREATE TRIGGER ${table}_note_change BEFORE UPDATE ON ${table}
      FOR EACH ROW WHEN (NOT (OLD.search IS DISTINCT FROM NEW.search)) EXECUTE FUNCTION note_change();
    CREATE TRIGGER ${table}_note_removal AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal();
    CREATE TRIGGER ${table}_note_departure AFTER UPDATE OF location, is_routed ON ${table} FOR EACH ROW
      WHEN (${visible('OLD')} IS NOT NULL AND ${visible('OLD')} IS DISTINCT FROM ${visible('NEW')})
      EXECUTE FUNCTION note_departure();`

/** SQL of the trigger that announces received leads of a kind that waits for an answer. */
export const announceReceived = (table: string) => `
    CREATE TRIGGER ${table}_notify_received AFTER INSERT ON ${table} REFERENCING NEW TABLE AS come
      FOR EACH STATEMENT EXECUTE FUNCTION notify_leads_received();`
