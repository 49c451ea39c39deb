import { Baseline } from '#src/platform/database/baseline.js'
import { announceReceived, leadBaseline } from './lead-baseline.js'

/** Franchise inquiries. */
export class CreateFranchise1796050002016 extends Baseline {
  readonly schema = `
    CREATE TABLE franchise_inquiries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      first_name text NOT NULL,
      last_name text NOT NULL,
      email citext NOT NULL,
      phone text NOT NULL,
      preferred_location text NOT NULL,
      previous_experience text,
      additional_information text,
      language text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'new',
      assignee_id uuid,
      location text,
      first_answered_at timestamptz,
      trashed_at timestamptz,
      merged_into_id uuid CONSTRAINT franchise_inquiries_not_into_itself CHECK (merged_into_id <> id),
      version integer NOT NULL DEFAULT 1,
      search text NOT NULL DEFAULT '',
      suspicions text[] NOT NULL DEFAULT '{}',
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction(),
      -- Until staff set the location, it is the sender's own.
      is_routed boolean NOT NULL DEFAULT false
    );

    -- Search text: texts of the lead, its notes, and those of leads merged into it.
    CREATE FUNCTION texts_of(lead franchise_inquiries) RETURNS text LANGUAGE sql STABLE
    AS $$
      SELECT concat_ws(' ', lead.first_name, lead.last_name, lead.email, lead.phone, lead.preferred_location,
        lead.previous_experience, lead.additional_information, public.dialled(lead.phone))
    $$;
    ${leadBaseline({
      table: 'franchise_inquiries',
      name: "(first_name || ' ' || last_name)",
      nameColumns: 'last_name, first_name',
      statuses: ['new', 'contacted', 'qualified', 'negotiating', 'signed', 'rejected', 'spam'],
      visible: (row) => `CASE WHEN ${row}.is_routed THEN ${row}.location END`,
      searched: 'first_name, last_name, email, phone, preferred_location, previous_experience, additional_information',
    })}
    ${announceReceived('franchise_inquiries')}`
}
