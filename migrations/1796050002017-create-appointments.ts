import { Baseline } from '#src/platform/database/baseline.js'
import { announceReceived, leadBaseline } from './lead-baseline.js'

/** Appointment requests. */
export class CreateAppointments1796050002017 extends Baseline {
  readonly schema = `
    CREATE TABLE appointment_requests (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      service text NOT NULL,
      wishes jsonb NOT NULL,
      for_whom text NOT NULL,
      name text NOT NULL,
      email citext,
      phone text,
      note text,
      language text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'new',
      suspicions text[] NOT NULL DEFAULT '{}',
      assignee_id uuid,
      location text,
      first_answered_at timestamptz,
      trashed_at timestamptz,
      merged_into_id uuid CONSTRAINT appointment_requests_not_into_itself CHECK (merged_into_id <> id),
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction(),
      search text NOT NULL DEFAULT '',
      is_routed boolean NOT NULL DEFAULT false,
      CONSTRAINT appointment_requests_can_be_answered CHECK (num_nonnulls(email, phone) > 0)
    );

    CREATE INDEX appointment_requests_wishes ON appointment_requests USING gin (wishes jsonb_path_ops);
    -- Search text: texts of the lead, its notes, and those of leads merged into it.
    CREATE FUNCTION texts_of(lead appointment_requests) RETURNS text LANGUAGE sql STABLE
    AS $$ SELECT concat_ws(' ', lead.name, lead.email, lead.phone, lead.service, lead.note, public.dialled(lead.phone)) $$;
    ${leadBaseline({
      table: 'appointment_requests',
      name: 'name',
      nameColumns: 'name',
      statuses: ['new', 'proposed', 'agreed', 'came', 'didNotCome', 'cancelled', 'spam'],
      searched: 'name, email, phone, service, note',
    })}
    ${announceReceived('appointment_requests')}`
}
