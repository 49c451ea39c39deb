import { Baseline } from '#src/platform/database/baseline.js'

/** Locations, holidays, therapists in a many-to-many relation to locations, and invitations to review a location. */
export class CreateLocations1796050002008 extends Baseline {
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
      viber text NOT NULL DEFAULT '',
      pictures uuid[] NOT NULL DEFAULT '{}',
      appointments text NOT NULL DEFAULT 'both',
      review_url text NOT NULL DEFAULT ''
    );
    CREATE TRIGGER locations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE holidays (
      date date NOT NULL,
      name jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      hours jsonb NOT NULL DEFAULT '[]',
      invented boolean NOT NULL DEFAULT false,
      last_day date,
      locations text[] NOT NULL DEFAULT '{}'
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
      invented boolean NOT NULL DEFAULT false,
      photo uuid
    );
    CREATE TRIGGER therapists_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON therapists
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- Invitations of clients to write a review at the link of a location.
    CREATE TABLE review_invitations (
      hash text PRIMARY KEY,
      invited_at timestamptz(3) NOT NULL
    );
    CREATE TABLE review_opt_outs (
      hash text PRIMARY KEY,
      opted_out_at timestamptz(3) NOT NULL DEFAULT now()
    );`
}
