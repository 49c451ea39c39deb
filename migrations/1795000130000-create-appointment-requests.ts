import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLE = 'appointment_requests'
const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`
const STATUS = `array_position(ARRAY['new','proposed','agreed','came','didNotCome','cancelled','spam'], status)`

const texts = ['name', 'email', 'phone', 'service', 'note']

/** Indexes of the other lead tables (docs/decisions/0017-what-each-index-is-for.md), and one by preferred slot. */
const indexes = {
  by_status: '(status, received_at)',
  by_email: '(email, id) INCLUDE (status, trashed_at, merged_into_id)',
  changed: '(changed_in, id)',
  search: 'USING gin (search gin_trgm_ops)',
  wishes: 'USING gin (wishes jsonb_path_ops)',
  merged: '(merged_into_id) WHERE merged_into_id IS NOT NULL',
  inbox: `(received_at, id) WHERE ${INBOX}`,
  inbox_by_name: `((name COLLATE public.croatian), id) INCLUDE (name) WHERE ${INBOX}`,
  inbox_by_assignee: `(assignee_id, received_at, id) WHERE ${INBOX} AND assignee_id IS NOT NULL`,
  inbox_by_status: `(${STATUS}, id) INCLUDE (status) WHERE ${INBOX}`,
  inbox_by_location: `(location, received_at) WHERE ${INBOX}`,
  inbox_by_answer: `(first_answered_at, received_at) WHERE ${INBOX} AND first_answered_at IS NOT NULL`,
  trash: '(received_at, id) WHERE merged_into_id IS NULL AND trashed_at IS NOT NULL',
}

const tallies = {
  insert: 'NEW TABLE AS come',
  update: 'OLD TABLE AS gone NEW TABLE AS come',
  delete: 'OLD TABLE AS gone',
}

/** Appointment requests, a third kind of lead, with all triggers of the others. */
export class CreateAppointmentRequests1795000130000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE ${TABLE} (
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
        merged_into_id uuid CONSTRAINT ${TABLE}_not_into_itself CHECK (merged_into_id <> id),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        changed_in bigint NOT NULL DEFAULT this_transaction(),
        search text NOT NULL DEFAULT '',
        CONSTRAINT ${TABLE}_can_be_answered CHECK (num_nonnulls(email, phone) > 0)
      )`)
    for (const [suffix, columns] of Object.entries(indexes)) {
      await queryRunner.query(`CREATE INDEX ${TABLE}_${suffix} ON ${TABLE} ${columns}`)
    }
    await this.search(queryRunner)
    await queryRunner.query(searchNotes(['contact_messages', 'franchise_inquiries', TABLE]))
    for (const [change, rows] of Object.entries(tallies)) {
      await queryRunner.query(`
        CREATE TRIGGER ${TABLE}_tally_${change} AFTER ${change} ON ${TABLE} REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_${change}()`)
    }
    await queryRunner.query(`
      CREATE TRIGGER ${TABLE}_tally_truncate AFTER TRUNCATE ON ${TABLE}
      FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_truncate()`)
    await queryRunner.query(`
      CREATE TRIGGER ${TABLE}_note_change BEFORE UPDATE ON ${TABLE}
      FOR EACH ROW WHEN (NOT (OLD.search IS DISTINCT FROM NEW.search)) EXECUTE FUNCTION note_change()`)
    await queryRunner.query(`
      CREATE TRIGGER ${TABLE}_note_removal AFTER DELETE ON ${TABLE} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchNotes(['contact_messages', 'franchise_inquiries']))
    await queryRunner.query(`DELETE FROM lead_tallies WHERE table_name = '${TABLE}'`)
    await queryRunner.query(`DELETE FROM removals WHERE table_name = '${TABLE}'`)
    for (const table of ['lead_notes', 'lead_events', 'lead_digest_entries']) {
      await queryRunner.query(`DELETE FROM ${table} WHERE lead_id IN (SELECT id FROM ${TABLE})`)
    }
    await queryRunner.query(`DROP FUNCTION texts_of(${TABLE}) CASCADE`)
    await queryRunner.query(`DROP TABLE ${TABLE}`)
    for (const name of [`fold_${TABLE}()`, `search_${TABLE}()`, `search_of_${TABLE}(uuid)`]) {
      await queryRunner.query(`DROP FUNCTION ${name}`)
    }
  }

  /** Search text as for the other kinds: 1795000011000-search-all-of-a-lead.ts. */
  private async search(queryRunner: QueryRunner): Promise<void> {
    const all = texts.map((column) => `lead.${column}`).join(', ')
    await queryRunner.query(`
      CREATE FUNCTION texts_of(lead ${TABLE}) RETURNS text LANGUAGE sql STABLE
      AS $$ SELECT concat_ws(' ', ${all}, public.dialled(lead.phone)) $$`)
    await queryRunner.query(`
      CREATE FUNCTION search_of_${TABLE}(wanted uuid) RETURNS text LANGUAGE sql VOLATILE
      AS $$
        SELECT public.fold(string_agg(concat_ws(' ', public.texts_of(lead), notes.texts), ' '))
        FROM public.${TABLE} lead
        LEFT JOIN LATERAL (
          SELECT string_agg(text, ' ') AS texts FROM public.lead_notes WHERE lead_id = lead.id) notes ON true
        WHERE lead.id = wanted OR lead.merged_into_id = wanted
      $$`)
    await queryRunner.query(`
      CREATE FUNCTION fold_${TABLE}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search := public.fold(public.texts_of(NEW));
        RETURN NEW;
      END $$`)
    await queryRunner.query(`
      CREATE TRIGGER ${TABLE}_fold BEFORE INSERT ON ${TABLE} FOR EACH ROW EXECUTE FUNCTION fold_${TABLE}()`)
    await queryRunner.query(`
      CREATE FUNCTION search_${TABLE}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE public.${TABLE} SET search = public.search_of_${TABLE}(id)
        WHERE id IN (OLD.id, OLD.merged_into_id, NEW.merged_into_id);
        RETURN NULL;
      END $$`)
    await queryRunner.query(`
      CREATE TRIGGER ${TABLE}_search AFTER UPDATE OF ${texts.join(', ')}, merged_into_id ON ${TABLE}
      FOR EACH ROW EXECUTE FUNCTION search_${TABLE}()`)
    await queryRunner.query(`
      CREATE TRIGGER ${TABLE}_search_after_delete AFTER DELETE ON ${TABLE}
      FOR EACH ROW EXECUTE FUNCTION search_${TABLE}()`)
  }
}

/** Trigger function that adds a note to the search text of its lead, in whichever table that is. */
function searchNotes(tables: string[]): string {
  const updates = tables.map(
    (table) => `
        UPDATE public.${table} SET search = public.search_of_${table}(id) WHERE id IN (
          SELECT coalesce(noted.merged_into_id, noted.id)
          FROM public.${table} noted JOIN changed ON changed.lead_id = noted.id);`,
  )
  return `
    CREATE OR REPLACE FUNCTION search_notes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${updates.join('')}
        RETURN NULL;
      END $$`
}
