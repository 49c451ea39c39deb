import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Times that are held until their clients confirm them by mail, and the origins of bookings, which ceilings count. */
export class CreateHeldBookings1796031000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        confirmed_at timestamptz(3)
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
        EXECUTE FUNCTION exclude_held_times()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER bookings_not_held ON bookings;
      DROP TABLE held_bookings, booking_origins;
      DROP FUNCTION exclude_held_times()`)
  }
}
