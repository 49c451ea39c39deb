import { Baseline } from '#src/platform/database/baseline.js'
import { announceReceived, leadBaseline } from './lead-baseline.js'

/** Contact messages, and their subjects with those that every installation has. */
export class CreateContact1796050002015 extends Baseline {
  readonly schema = `
    CREATE TABLE contact_subjects (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      slug text NOT NULL UNIQUE,
      name jsonb NOT NULL,
      hidden boolean NOT NULL,
      position integer NOT NULL
    );
    INSERT INTO contact_subjects (slug, name, hidden, position) VALUES
      ('general', '{ "hr": "Opći upit", "en": "General question" }', false, 0),
      ('foodIntolerance', '{ "hr": "Testiranje intolerancije na hranu", "en": "Food intolerance testing" }', false, 1),
      ('functionalScreening', '{ "hr": "Funkcionalno testiranje", "en": "Functional screening" }', false, 2),
      ('bioresonance', '{ "hr": "Postupak biorezonance", "en": "Bioresonance procedure" }', false, 3),
      ('franchise', '{ "hr": "Franšiza", "en": "Franchise" }', false, 4);
    CREATE TRIGGER contact_subjects_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contact_subjects
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

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
      changed_in bigint NOT NULL DEFAULT this_transaction(),
      -- Messages keep the name of their subject.
      subject_name jsonb NOT NULL,
      is_routed boolean NOT NULL DEFAULT false
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
    })}
    ${announceReceived('contact_messages')}

    CREATE FUNCTION name_subject() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.subject_name := coalesce(
        (SELECT name FROM public.contact_subjects WHERE slug = NEW.subject),
        jsonb_build_object('hr', NEW.subject, 'en', NEW.subject));
      RETURN NEW;
    END $$;
    CREATE TRIGGER contact_messages_name_subject BEFORE INSERT ON contact_messages
      FOR EACH ROW WHEN (NEW.subject_name IS NULL) EXECUTE FUNCTION name_subject();`
}
