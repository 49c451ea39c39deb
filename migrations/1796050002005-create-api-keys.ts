import { Baseline } from '#src/platform/database/baseline.js'

/** API keys and their scopes. */
export class CreateApiKeys1796050002005 extends Baseline {
  readonly schema = `
    CREATE TABLE api_keys (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      public_id text NOT NULL UNIQUE,
      hash text NOT NULL,
      scopes text[] NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by_id uuid NOT NULL,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      locations text[],
      owner_id uuid,
      CONSTRAINT api_keys_locations_check CHECK (locations IS NULL OR cardinality(locations) > 0)
    );`
}
