import { Baseline } from '#src/platform/database/baseline.js'
import { leadBaseline } from './lead-baseline.js'

/** Bookings at real times with all that free times depend on, times held for confirmation, and waiting lists. */
export class CreateBookings1796050002018 extends Baseline {
  readonly schema = `
    CREATE TABLE rooms (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      location text NOT NULL,
      name jsonb NOT NULL,
      kind text NOT NULL,
      position integer NOT NULL
    );
    CREATE TRIGGER rooms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rooms
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE bookable_services (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
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
    CREATE TRIGGER bookable_services_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bookable_services
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE therapist_hours (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      therapist_id uuid NOT NULL REFERENCES therapists (id) ON DELETE CASCADE,
      location text NOT NULL,
      hours jsonb NOT NULL,
      CONSTRAINT therapist_hours_once UNIQUE (therapist_id, location)
    );
    CREATE TRIGGER therapist_hours_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON therapist_hours
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- Secret addresses of the calendars of therapists.
    CREATE TABLE therapist_feeds (
      therapist_id uuid PRIMARY KEY REFERENCES therapists ON DELETE CASCADE,
      hash text NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      created_by uuid REFERENCES users ON DELETE SET NULL,
      last_used_at timestamptz(3)
    );
    CREATE INDEX therapist_feeds_by_creator ON therapist_feeds (created_by);

    CREATE TABLE absences (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      therapist_id uuid NOT NULL REFERENCES therapists (id) ON DELETE CASCADE,
      during tstzrange NOT NULL,
      version integer NOT NULL DEFAULT 1,
      -- Those of staff bound to locations, else all.
      locations text[],
      author_id uuid,
      CONSTRAINT absences_locations CHECK (cardinality(locations) > 0),
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
      is_routed boolean NOT NULL DEFAULT false,
      CONSTRAINT bookings_can_be_answered CHECK (num_nonnulls(email, phone) > 0),
      CONSTRAINT bookings_last CHECK (starts < ends AND during @> tstzrange(starts, ends)),
      -- A booking in the trash, cancelled or marked as spam leaves its time to others.
      CONSTRAINT bookings_therapist_once EXCLUDE USING gist (therapist_id WITH =, during WITH &&)
        WHERE (status IN ('booked', 'came') AND trashed_at IS NULL),
      CONSTRAINT bookings_room_once EXCLUDE USING gist (room_id WITH =, during WITH &&)
        WHERE (status IN ('booked', 'came') AND trashed_at IS NULL)
    );
    CREATE INDEX bookings_by_start ON bookings (starts);
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

    -- Rolls a statement back that inserted nothing, because a row that exists excludes its own.
    CREATE FUNCTION assert_inserted(inserted boolean) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT inserted THEN RAISE exclusion_violation USING MESSAGE = 'The time is taken'; END IF;
      RETURN true;
    END $$;

    -- Keeps location, therapist and rooms of a visit until the transaction that books it ends.
    CREATE FUNCTION lock_workplace(place text, therapist uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM public.locations WHERE slug = place FOR SHARE;
      PERFORM FROM public.therapists WHERE id = therapist FOR SHARE;
      PERFORM FROM public.rooms WHERE location = place FOR SHARE;
    END $$;
    -- Its queries see what was committed while the locks were awaited, unlike the statement that calls it.
    CREATE FUNCTION is_workplace(place text, therapist uuid, room uuid, visit tstzrange) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM public.lock_workplace(place, therapist);
      RETURN EXISTS (SELECT FROM public.locations WHERE slug = place)
        AND EXISTS (SELECT FROM public.therapists AS present WHERE present.id = therapist AND place = ANY (present.locations))
        AND (room IS NULL OR EXISTS (SELECT FROM public.rooms AS own WHERE own.id = room AND own.location = place))
        AND NOT EXISTS (SELECT FROM public.absences AS absence
          WHERE absence.therapist_id = therapist AND absence.during && visit
            AND (absence.locations IS NULL OR place = ANY (absence.locations)));
    END $$;

    -- Times that are held until their clients confirm them by mail.
    CREATE TABLE held_bookings (
      id uuid PRIMARY KEY,
      confirm_by timestamptz(3) NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      address text NOT NULL,
      home text NOT NULL,
      site text NOT NULL,
      suspicions text[] NOT NULL DEFAULT '{}',
      language text NOT NULL,
      location text NOT NULL,
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
      email citext NOT NULL,
      phone text,
      note text
    );
    CREATE INDEX held_bookings_by_confirm_by ON held_bookings (confirm_by);
    CREATE INDEX held_bookings_by_email ON held_bookings (email);

    -- Origins of bookings, which ceilings count.
    CREATE TABLE booking_origins (
      id uuid PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      address text NOT NULL,
      home text NOT NULL,
      site text NOT NULL,
      mailbox text NOT NULL,
      location text NOT NULL,
      way text NOT NULL,
      booking_id uuid,
      confirmed_at timestamptz(3),
      -- As part of a burst.
      cancelled_at timestamptz(3)
    );
    CREATE INDEX booking_origins_by_site ON booking_origins (site, at);
    CREATE INDEX booking_origins_by_mailbox ON booking_origins (mailbox, at);
    CREATE INDEX booking_origins_by_location ON booking_origins (location, at);
    CREATE INDEX booking_origins_by_booking ON booking_origins (booking_id);

    -- An exclusion constraint covers one table, and no condition of it can contain the time of day. The locks make concurrent rows of
    -- both tables wait for each other; each query of the function sees what was committed meanwhile.
    CREATE FUNCTION exclude_held_times() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('held ' || NEW.therapist_id, 0));
      IF NEW.room_id IS NOT NULL THEN
        PERFORM pg_advisory_xact_lock(hashtextextended('held ' || NEW.room_id, 0));
      END IF;
      IF EXISTS (
        SELECT FROM public.held_bookings AS held
        WHERE held.id <> NEW.id AND held.confirm_by > clock_timestamp() AND held.during && NEW.during
          AND (held.therapist_id = NEW.therapist_id OR held.room_id = NEW.room_id)
      ) OR TG_TABLE_NAME = 'held_bookings' AND EXISTS (
        SELECT FROM public.bookings AS booking
        WHERE booking.status IN ('booked', 'came') AND booking.trashed_at IS NULL AND booking.during && NEW.during
          AND (booking.therapist_id = NEW.therapist_id OR booking.room_id = NEW.room_id)
      ) THEN
        RAISE exclusion_violation USING MESSAGE = 'The time is held';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER held_bookings_once BEFORE INSERT ON held_bookings
      FOR EACH ROW EXECUTE FUNCTION exclude_held_times();
    CREATE TRIGGER bookings_not_held
      BEFORE INSERT OR UPDATE OF status, trashed_at, during, therapist_id, room_id ON bookings
      FOR EACH ROW WHEN (NEW.status IN ('booked', 'came') AND NEW.trashed_at IS NULL)
      EXECUTE FUNCTION exclude_held_times();

    -- Bursts of unconfirmed bookings, so that staff are mailed once about each.
    CREATE TABLE booking_bursts (
      id uuid PRIMARY KEY,
      site text,
      began_at timestamptz(3) NOT NULL DEFAULT now(),
      network text
    );
    CREATE INDEX booking_bursts_by_site ON booking_bursts (site, began_at);

    -- Waiting list of full days. Entries count once their address has confirmed them.
    CREATE TABLE waitlist_entries (
      id uuid PRIMARY KEY,
      service_id uuid NOT NULL,
      location text NOT NULL,
      day date NOT NULL,
      name text NOT NULL,
      email citext NOT NULL,
      language text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      notified_at timestamptz(3),
      booked_at timestamptz(3),
      asked_at timestamptz(3),
      confirmed_at timestamptz(3),
      -- From which the entry was confirmed: none fills the head of a list.
      network text,
      CONSTRAINT waitlist_entries_once UNIQUE (service_id, location, day, email)
    );
    CREATE INDEX waitlist_entries_by_email ON waitlist_entries (email);`
}
