import { Baseline } from '#src/platform/database/baseline.js'

/** Users, their sessions, invitations, second factors and passkeys, and wrong passwords. */
export class CreateAccounts1796050002003 extends Baseline {
  readonly schema = `
    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email citext NOT NULL UNIQUE,
      password_hash text,
      role text NOT NULL CHECK (role IN ('admin', 'staff', 'editor')),
      created_at timestamptz NOT NULL DEFAULT now(),
      name text,
      password_set_at timestamptz,
      must_change_password boolean NOT NULL DEFAULT false,
      disabled_at timestamptz,
      language text NOT NULL DEFAULT 'hr',
      leads_by_mail text NOT NULL DEFAULT 'none',
      second_factor_grace_from timestamptz,
      locations text[],
      CONSTRAINT users_locations_check CHECK (locations IS NULL OR role = 'staff' AND cardinality(locations) > 0)
    );

    -- Columns as connect-pg-simple expects them.
    CREATE TABLE sessions (
      sid text PRIMARY KEY,
      sess json NOT NULL,
      expire timestamptz NOT NULL
    );
    CREATE INDEX sessions_expire ON sessions (expire);
    -- For open event streams: the id of the user, never that of the session.
    CREATE FUNCTION notify_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('sessions_ended', user_id) FROM (
        SELECT DISTINCT sess->'passport'->'user'->>'id' AS user_id FROM ended
      ) AS users
      WHERE user_id IS NOT NULL;
      RETURN NULL;
    END $$;
    CREATE TRIGGER sessions_notify_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS ended
      FOR EACH STATEMENT EXECUTE FUNCTION notify_sessions_ended();

    CREATE TABLE invitations (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL
    );

    CREATE TABLE second_factors (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      confirmed_at timestamptz,
      last_step integer,
      recovery_code_hashes text[] NOT NULL DEFAULT '{}',
      -- Of an app that replaces the present one.
      next_sealed_secret text
    );

    CREATE TABLE passkeys (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      backed_up boolean NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_of_user ON passkeys (user_id);

    -- Wrong passwords in a row, which delay further attempts.
    CREATE TABLE sign_in_guesses (
      key text PRIMARY KEY,
      failures integer NOT NULL,
      blocked_until timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      notified_at timestamptz
    );
    CREATE INDEX sign_in_guesses_by_age ON sign_in_guesses (last_at);

    -- Wrong passwords by hour, for the audit log.
    CREATE TABLE sign_in_failures (
      user_id uuid,
      hour timestamptz,
      failures integer NOT NULL,
      PRIMARY KEY (user_id, hour)
    );`
}
