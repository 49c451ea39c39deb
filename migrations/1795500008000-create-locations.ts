import { Baseline } from '#src/platform/database/baseline.js'

/** Locations, holidays, and therapists in a many-to-many relation to locations. */
export class CreateLocations1795500008000 extends Baseline {
  readonly schema = `
    CREATE TABLE locations (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL UNIQUE,
      name jsonb NOT NULL,
      address text NOT NULL,
      postal_code text NOT NULL,
      city text NOT NULL,
      country text NOT NULL,
      phone text NOT NULL,
      email citext NOT NULL,
      practitioner jsonb NOT NULL,
      latitude double precision NOT NULL,
      longitude double precision NOT NULL,
      hours jsonb NOT NULL,
      description jsonb NOT NULL,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      special_days jsonb NOT NULL DEFAULT '[]',
      invented boolean NOT NULL DEFAULT false,
      whatsapp text NOT NULL DEFAULT '',
      viber text NOT NULL DEFAULT ''
    );
    CREATE TRIGGER locations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE holidays (
      date date NOT NULL UNIQUE,
      name jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      hours jsonb NOT NULL DEFAULT '[]',
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER holidays_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON holidays
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE therapists (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      name text NOT NULL,
      role jsonb NOT NULL,
      training jsonb NOT NULL,
      languages jsonb NOT NULL,
      locations text[] NOT NULL,
      portrait text NOT NULL,
      position integer NOT NULL,
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER therapists_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON therapists
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();`
}
