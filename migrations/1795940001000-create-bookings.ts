import type { MigrationInterface, QueryRunner } from 'typeorm'
import { leadBaseline } from './lead-baseline.js'

const contentColumns = `
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  outdated_language text,
  invented boolean NOT NULL DEFAULT false`

const content = ['rooms', 'bookable_services', 'therapist_hours']

/** Kinds of leads with notes, in the order in which they were added. */
const leadTables = ['contact_messages', 'franchise_inquiries', 'appointment_requests']

/** Returns the SQL of the function that adds a note to the search text of its lead, whose kind it does not contain. */
const searchNotes = (tables: string[]) => `
  CREATE OR REPLACE FUNCTION search_notes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${tables
      .map(
        (table) => `
    UPDATE public.${table} SET search = public.search_of_${table}(id) WHERE id IN (
      SELECT coalesce(noted.merged_into_id, noted.id)
      FROM public.${table} noted JOIN changed ON changed.lead_id = noted.id);`,
      )
      .join('')}
    RETURN NULL;
  END $$`

/** Bookings at real times, and what their free times depend on: rooms, bookable services, hours and absences of therapists. */
export class CreateBookings1795940001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

      CREATE TABLE rooms (
        ${contentColumns},
        location text NOT NULL,
        name text NOT NULL,
        kind text NOT NULL,
        position integer NOT NULL
      );

      CREATE TABLE bookable_services (
        ${contentColumns},
        price_id uuid NOT NULL UNIQUE REFERENCES price_list_rows (id),
        minutes integer NOT NULL,
        buffer_before integer NOT NULL DEFAULT 0,
        buffer_after integer NOT NULL DEFAULT 0,
        room text,
        therapists uuid[] NOT NULL DEFAULT '{}',
        online boolean NOT NULL DEFAULT true,
        position integer NOT NULL,
        CONSTRAINT bookable_services_take_time CHECK (minutes > 0 AND buffer_before >= 0 AND buffer_after >= 0)
      );

      CREATE TABLE therapist_hours (
        ${contentColumns},
        therapist_id uuid NOT NULL REFERENCES therapists (id) ON DELETE CASCADE,
        location text NOT NULL,
        hours jsonb NOT NULL,
        CONSTRAINT therapist_hours_once UNIQUE (therapist_id, location)
      );

      CREATE TABLE absences (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        therapist_id uuid NOT NULL REFERENCES therapists (id) ON DELETE CASCADE,
        during tstzrange NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT absences_end CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during))
      );
      CREATE INDEX absences_during ON absences USING gist (therapist_id, during);

      CREATE TABLE bookings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        service_id uuid NOT NULL,
        service text NOT NULL,
        price numeric(8,2) NOT NULL,
        therapist_id uuid NOT NULL,
        therapist text NOT NULL,
        room_id uuid,
        starts timestamptz NOT NULL,
        ends timestamptz NOT NULL,
        during tstzrange NOT NULL,
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
        merged_into_id uuid CONSTRAINT bookings_not_into_itself CHECK (merged_into_id <> id),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        changed_in bigint NOT NULL DEFAULT this_transaction(),
        search text NOT NULL DEFAULT '',
        CONSTRAINT bookings_can_be_answered CHECK (num_nonnulls(email, phone) > 0),
        CONSTRAINT bookings_last CHECK (starts < ends AND during @> tstzrange(starts, ends)),
        -- A booking in the trash, cancelled or marked as spam leaves its time to others.
        CONSTRAINT bookings_therapist_once EXCLUDE USING gist (therapist_id WITH =, during WITH &&)
          WHERE (status IN ('booked', 'came') AND trashed_at IS NULL),
        CONSTRAINT bookings_room_once EXCLUDE USING gist (room_id WITH =, during WITH &&)
          WHERE (status IN ('booked', 'came') AND trashed_at IS NULL)
      );
      CREATE INDEX bookings_by_phone ON bookings (public.dialled(phone), id);
      CREATE FUNCTION texts_of(lead bookings) RETURNS text LANGUAGE sql STABLE
      AS $$
        SELECT concat_ws(
          ' ', lead.name, lead.email, lead.phone, lead.service, lead.therapist, lead.note, public.dialled(lead.phone))
      $$;
      ${leadBaseline({
        table: 'bookings',
        name: 'name',
        nameColumns: 'name',
        statuses: ['booked', 'noShow', 'came', 'cancelled', 'spam'],
        searched: 'name, email, phone, service, therapist, note',
      })}
      ${searchNotes([...leadTables, 'bookings'])};

      -- A sender who changes the own lead has neither account nor key.
      ALTER TABLE lead_events DROP CONSTRAINT lead_events_by_one;
      ALTER TABLE lead_events ADD CONSTRAINT lead_events_by_one CHECK (num_nonnulls(actor_id, api_key_id) <= 1);

      -- Rolls a statement back that inserted nothing, because a row that exists excludes its own.
      CREATE FUNCTION assert_inserted(inserted boolean) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT inserted THEN RAISE exclusion_violation USING MESSAGE = 'The time is taken'; END IF;
        RETURN true;
      END $$`)
    for (const table of content)
      await runner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${searchNotes(leadTables)};
      DELETE FROM lead_events WHERE num_nonnulls(actor_id, api_key_id) = 0;
      ALTER TABLE lead_events DROP CONSTRAINT lead_events_by_one;
      ALTER TABLE lead_events ADD CONSTRAINT lead_events_by_one CHECK (num_nonnulls(actor_id, api_key_id) = 1);
      DROP FUNCTION assert_inserted(boolean);
      DROP FUNCTION texts_of(bookings) CASCADE;
      DROP TABLE bookings CASCADE;
      DROP FUNCTION IF EXISTS search_of_bookings(uuid), fold_bookings(), search_bookings();
      DROP TABLE absences, therapist_hours, bookable_services, rooms;
      DROP EXTENSION btree_gist`)
  }
}
