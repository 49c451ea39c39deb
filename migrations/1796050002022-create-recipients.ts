import { Baseline } from '#src/platform/database/baseline.js'

/** Mailboxes that receive leads, apart from the contact addresses of visitors. */
export class CreateRecipients1796050002022 extends Baseline {
  readonly schema = `
    CREATE TABLE recipient_mailboxes (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      location text,
      email citext NOT NULL,
      token_hash text UNIQUE,
      token_expires_at timestamptz(3),
      confirmed_at timestamptz(3),
      added_at timestamptz(3) NOT NULL DEFAULT now(),
      added_by uuid,
      ended_at timestamptz(3)
    );
    CREATE UNIQUE INDEX recipient_mailboxes_current ON recipient_mailboxes (coalesce(location, ''), email)
      WHERE ended_at IS NULL;`
}
