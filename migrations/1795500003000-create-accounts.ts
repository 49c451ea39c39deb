import { Baseline } from '#src/platform/database/baseline.js'

/** Users, their sessions, invitations and second factors. */
export class CreateAccounts1795500003000 extends Baseline {
  readonly schema = `
    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email citext NOT NULL UNIQUE,
      password_hash text,
      role text NOT NULL CHECK (role IN ('admin', 'staff')),
      created_at timestamptz NOT NULL DEFAULT now(),
      name text,
      password_set_at timestamptz,
      must_change_password boolean NOT NULL DEFAULT false,
      disabled_at timestamptz,
      language text NOT NULL DEFAULT 'hr',
      leads_by_mail text NOT NULL DEFAULT 'none'
    );

    -- Columns as connect-pg-simple expects them.
    CREATE TABLE sessions (
      sid text PRIMARY KEY,
      sess json NOT NULL,
      expire timestamptz NOT NULL
    );
    CREATE INDEX sessions_expire ON sessions (expire);

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
      recovery_code_hashes text[] NOT NULL DEFAULT '{}'
    );`
}
