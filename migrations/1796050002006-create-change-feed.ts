import { Baseline } from '#src/platform/database/baseline.js'

/** Change sequence for API clients, and the rows removed from their feeds. */
export class CreateChangeFeed1796050002006 extends Baseline {
  readonly schema = `
    -- A row contains the id of the transaction that last changed it. All transactions below the oldest open one have ended, so no row
    -- can appear before a position that was read. xid8 can only be cast to a number through text.
    CREATE FUNCTION this_transaction() RETURNS bigint LANGUAGE sql VOLATILE
    AS $$ SELECT pg_current_xact_id()::text::bigint $$;

    -- Excluded from backups: each database has its own epoch, which identifies cursors from another database.
    CREATE TABLE change_epoch (
      one boolean PRIMARY KEY DEFAULT true CONSTRAINT change_epoch_one_row CHECK (one),
      id uuid NOT NULL DEFAULT gen_random_uuid()
    );
    INSERT INTO change_epoch DEFAULT VALUES;

    CREATE TABLE removals (
      id uuid PRIMARY KEY,
      table_name text NOT NULL,
      removed_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction(),
      location text
    );
    CREATE INDEX removals_changed ON removals (changed_in, id);

    CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_in := public.this_transaction();
      NEW.updated_at := now();
      RETURN NEW;
    END $$;
    CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.removals (id, table_name, location)
        SELECT id, TG_TABLE_NAME, CASE
          WHEN TG_TABLE_NAME <> 'franchise_inquiries' OR (to_jsonb(gone) ->> 'is_routed')::boolean
          THEN to_jsonb(gone) ->> 'location' END
        FROM gone
        ON CONFLICT (id) DO UPDATE
        SET removed_at = now(), changed_in = excluded.changed_in, location = excluded.location;
      RETURN NULL;
    END $$;`
}
