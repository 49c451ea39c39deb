import { Baseline } from '#src/platform/database/baseline.js'

/** Name and contact details of the chain, and the companies of the imprint. */
export class CreateBusiness1796050002007 extends Baseline {
  readonly schema = `
    CREATE TABLE business_info (
      one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT business_info_one_row CHECK (one),
      name text NOT NULL,
      address text NOT NULL,
      postal_code text NOT NULL,
      city text NOT NULL,
      country text NOT NULL,
      phone text NOT NULL,
      mobile_phone text NOT NULL,
      email citext NOT NULL,
      hours jsonb NOT NULL,
      social jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      company text NOT NULL,
      sample boolean NOT NULL DEFAULT false,
      invented boolean NOT NULL DEFAULT false,
      testimonials_note jsonb NOT NULL
    );
    CREATE TRIGGER business_info_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON business_info
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE companies (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      location text NOT NULL,
      company text NOT NULL,
      court jsonb NOT NULL,
      registration_number text NOT NULL,
      oib text NOT NULL,
      capital jsonb NOT NULL,
      directors text[] NOT NULL,
      address text NOT NULL,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      bank text,
      iban text,
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER companies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON companies
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- Secret address of the sheet for Google Business Profile.
    CREATE TABLE profile_sheet_address (
      one boolean PRIMARY KEY DEFAULT true CONSTRAINT profile_sheet_address_one_row CHECK (one),
      hash text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      created_by uuid,
      last_used_at timestamptz(3)
    );`
}
