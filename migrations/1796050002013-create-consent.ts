import { Baseline } from '#src/platform/database/baseline.js'

/** Proofs of cookie consent. */
export class CreateConsent1796050002013 extends Baseline {
  readonly schema = `
    CREATE TABLE consent_proofs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      visitor_id uuid NOT NULL,
      choice text NOT NULL,
      policy_version integer NOT NULL,
      language text NOT NULL,
      recorded_at timestamptz NOT NULL DEFAULT now()
    );`
}
