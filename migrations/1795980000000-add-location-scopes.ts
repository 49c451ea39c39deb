import type { MigrationInterface, QueryRunner } from 'typeorm'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

const TABLES = ['contact_messages', 'franchise_inquiries', 'appointment_requests', 'bookings']

/** Day, status, assignment and location by which a row is counted. The location of an unrouted franchise inquiry is the sender's own. */
const COUNTED = (sign: string, rows: string, table = 'TG_TABLE_NAME') => `
  SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned,
    CASE WHEN ${table} <> 'franchise_inquiries' OR is_routed THEN location END AS location, ${sign}1 AS leads
  FROM ${rows} WHERE merged_into_id IS NULL AND trashed_at IS NULL`

const tally = (event: string, counted: string) => `
  CREATE OR REPLACE FUNCTION tally_leads_after_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public.lead_tallies (table_name, day, status, assigned, location, leads)
      SELECT TG_TABLE_NAME, day, status, assigned, location, sum(leads) FROM (${counted}) AS changed
      GROUP BY day, status, assigned, location HAVING sum(leads) <> 0;
    RETURN NULL;
  END $$`

const tallyWithoutLocation = (event: string, counted: string) => `
  CREATE OR REPLACE FUNCTION tally_leads_after_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public.lead_tallies
      SELECT TG_TABLE_NAME, day, status, assigned, sum(leads) FROM (${counted}) AS changed
      GROUP BY day, status, assigned HAVING sum(leads) <> 0;
    RETURN NULL;
  END $$`

const COUNTED_BEFORE = (sign: string, rows: string) => `
  SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned, ${sign}1 AS leads
  FROM ${rows} WHERE merged_into_id IS NULL AND trashed_at IS NULL`

/** Locations to which users and API keys are bound, tallies by location, and leads that left a location. */
export class AddLocationScopes1795980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD locations text[]`)
    await runner.query(`
      ALTER TABLE users ADD CONSTRAINT users_locations_check
      CHECK (locations IS NULL OR role = 'staff' AND cardinality(locations) > 0)`)
    await runner.query('ALTER TABLE api_keys ADD locations text[]')
    await runner.query(`
      ALTER TABLE api_keys ADD CONSTRAINT api_keys_locations_check
      CHECK (locations IS NULL OR cardinality(locations) > 0)`)
    await this.addRouting(runner)
    for (const table of TABLES) {
      await runner.query(`DROP INDEX ${table}_inbox_by_location`)
      await runner.query(`
        CREATE INDEX ${table}_inbox_by_location ON ${table} (location, received_at, id) INCLUDE (is_routed) WHERE ${INBOX}`)
    }
    await this.tallyByLocation(runner)
    await this.addDepartures(runner)
  }

  /** Marks the leads whose location staff have set. Nobody changed these leads: without triggers. */
  private async addRouting(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD is_routed boolean NOT NULL DEFAULT false`)
      await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      await runner.query(`
        UPDATE ${table} AS lead SET is_routed = true WHERE location IS NOT NULL
        AND EXISTS (SELECT FROM lead_events WHERE lead_id = lead.id AND type = 'location')`)
      await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    }
  }

  private async tallyByLocation(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_tallies ADD location text')
    await runner.query(tally('insert', COUNTED('', 'come')))
    await runner.query(tally('update', `${COUNTED('-', 'gone')} UNION ALL ${COUNTED('', 'come')}`))
    await runner.query(tally('delete', COUNTED('-', 'gone')))
    await runner.query('DELETE FROM lead_tallies')
    for (const table of TABLES) {
      await runner.query(`
        INSERT INTO lead_tallies (table_name, day, status, assigned, location, leads)
        SELECT '${table}', day, status, assigned, location, count(*)
        FROM (${COUNTED('', table, `'${table}'`)}) AS counted GROUP BY day, status, assigned, location`)
    }
  }

  private async addDepartures(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE removals ADD location text')
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO public.removals (id, table_name, location)
          SELECT id, TG_TABLE_NAME, CASE
            WHEN TG_TABLE_NAME <> 'franchise_inquiries' OR (to_jsonb(gone) ->> 'is_routed')::boolean
            THEN to_jsonb(gone) ->> 'location' END
          FROM gone
          ON CONFLICT (id) DO UPDATE
          SET removed_at = now(), changed_in = excluded.changed_in, location = excluded.location;
        RETURN NULL;
      END $$`)
    await runner.query(`
      CREATE TABLE lead_departures (
        id uuid NOT NULL,
        location text NOT NULL,
        table_name text NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        changed_in bigint NOT NULL DEFAULT this_transaction(),
        PRIMARY KEY (id, location)
      )`)
    await runner.query('CREATE INDEX lead_departures_changed ON lead_departures (changed_in, id)')
    await runner.query(`
      CREATE FUNCTION note_departure() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO public.lead_departures (id, location, table_name) VALUES (OLD.id, OLD.location, TG_TABLE_NAME)
          ON CONFLICT (id, location) DO UPDATE SET removed_at = now(), changed_in = excluded.changed_in;
        RETURN NULL;
      END $$`)
    for (const table of TABLES) {
      const visibleIn = (row: string) =>
        table === 'franchise_inquiries' ? `CASE WHEN ${row}.is_routed THEN ${row}.location END` : `${row}.location`
      await runner.query(`
        CREATE TRIGGER ${table}_note_departure AFTER UPDATE OF location, is_routed ON ${table} FOR EACH ROW
        WHEN (${visibleIn('OLD')} IS NOT NULL AND ${visibleIn('OLD')} IS DISTINCT FROM ${visibleIn('NEW')})
        EXECUTE FUNCTION note_departure()`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TRIGGER ${table}_note_departure ON ${table}`)
    await runner.query('DROP FUNCTION note_departure()')
    await runner.query('DROP TABLE lead_departures')
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO public.removals (id, table_name) SELECT id, TG_TABLE_NAME FROM gone
          ON CONFLICT (id) DO UPDATE SET removed_at = now(), changed_in = excluded.changed_in;
        RETURN NULL;
      END $$`)
    await runner.query('ALTER TABLE removals DROP location')
    await runner.query(tallyWithoutLocation('insert', COUNTED_BEFORE('', 'come')))
    await runner.query(
      tallyWithoutLocation('update', `${COUNTED_BEFORE('-', 'gone')} UNION ALL ${COUNTED_BEFORE('', 'come')}`),
    )
    await runner.query(tallyWithoutLocation('delete', COUNTED_BEFORE('-', 'gone')))
    await runner.query('ALTER TABLE lead_tallies DROP location')
    for (const table of TABLES) {
      await runner.query(`DROP INDEX ${table}_inbox_by_location`)
      await runner.query(`ALTER TABLE ${table} DROP is_routed`)
      await runner.query(`CREATE INDEX ${table}_inbox_by_location ON ${table} (location, received_at) WHERE ${INBOX}`)
    }
    await runner.query('ALTER TABLE api_keys DROP locations')
    await runner.query('ALTER TABLE users DROP CONSTRAINT users_locations_check')
    await runner.query('ALTER TABLE users DROP locations')
  }
}
