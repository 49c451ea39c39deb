import { Baseline } from '#src/platform/database/baseline.js'

/** Links that show people the stored data about their address and let them erase their subscription. */
export class CreatePrivacy1796050002021 extends Baseline {
  readonly schema = `
    CREATE TABLE own_data_links (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email citext NOT NULL,
      language text NOT NULL,
      asked_at timestamptz(3) NOT NULL DEFAULT now(),
      hash text UNIQUE,
      expires_at timestamptz(3)
    );
    CREATE INDEX own_data_links_of_address ON own_data_links (email);`
}
