import { Baseline } from '#src/platform/database/baseline.js'
import { leadBaseline } from './lead-baseline.js'

/** Contact messages. */
export class CreateContact1795500012000 extends Baseline {
  readonly schema = `
    CREATE TABLE contact_messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      email citext NOT NULL,
      phone text,
      subject text NOT NULL,
      message text NOT NULL,
      language text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'new',
      assignee_id uuid,
      location text,
      first_answered_at timestamptz,
      trashed_at timestamptz,
      merged_into_id uuid CONSTRAINT contact_messages_not_into_itself CHECK (merged_into_id <> id),
      version integer NOT NULL DEFAULT 1,
      search text NOT NULL DEFAULT '',
      suspicions text[] NOT NULL DEFAULT '{}',
      updated_at timestamptz NOT NULL DEFAULT now(),
      changed_in bigint NOT NULL DEFAULT this_transaction()
    );

    -- Search text: texts of the lead, its notes, and those of leads merged into it.
    CREATE FUNCTION texts_of(lead contact_messages) RETURNS text LANGUAGE sql STABLE
    AS $$ SELECT concat_ws(' ', lead.name, lead.email, lead.phone, lead.message, public.dialled(lead.phone)) $$;
    ${leadBaseline({
      table: 'contact_messages',
      name: 'name',
      nameColumns: 'name',
      statuses: ['new', 'inProgress', 'answered', 'closed', 'spam'],
      searched: 'name, email, phone, message',
    })}`
}
