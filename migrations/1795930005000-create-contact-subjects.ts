import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Subjects of contact messages, with those that every installation has; messages keep the names of theirs. */
export class CreateContactSubjects1795930005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_subjects (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        slug text NOT NULL UNIQUE,
        name jsonb NOT NULL,
        hidden boolean NOT NULL,
        position integer NOT NULL
      )`)
    await runner.query(`
      INSERT INTO contact_subjects (slug, name, hidden, position) VALUES
        ('general', '{ "hr": "Opći upit", "en": "General question" }', false, 0),
        ('foodIntolerance', '{ "hr": "Testiranje intolerancije na hranu", "en": "Food intolerance testing" }', false, 1),
        ('functionalScreening', '{ "hr": "Funkcionalno testiranje", "en": "Functional screening" }', false, 2),
        ('bioresonance', '{ "hr": "Postupak biorezonance", "en": "Bioresonance procedure" }', false, 3),
        ('franchise', '{ "hr": "Franšiza", "en": "Franchise" }', false, 4)`)
    await runner.query(`
      CREATE TRIGGER contact_subjects_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contact_subjects
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
    await runner.query('ALTER TABLE contact_messages ADD COLUMN subject_name jsonb')
    // Without triggers: API clients need no notification of names that they know.
    await runner.query('ALTER TABLE contact_messages DISABLE TRIGGER USER')
    await runner.query(`
      UPDATE contact_messages SET subject_name = coalesce(
        (SELECT name FROM contact_subjects WHERE slug = subject), jsonb_build_object('hr', subject, 'en', subject))`)
    await runner.query('ALTER TABLE contact_messages ENABLE TRIGGER USER')
    await runner.query('ALTER TABLE contact_messages ALTER COLUMN subject_name SET NOT NULL')
    await runner.query(`
      CREATE FUNCTION name_subject() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.subject_name := coalesce(
          (SELECT name FROM public.contact_subjects WHERE slug = NEW.subject),
          jsonb_build_object('hr', NEW.subject, 'en', NEW.subject));
        RETURN NEW;
      END $$`)
    await runner.query(`
      CREATE TRIGGER contact_messages_name_subject BEFORE INSERT ON contact_messages
        FOR EACH ROW WHEN (NEW.subject_name IS NULL) EXECUTE FUNCTION name_subject()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER contact_messages_name_subject ON contact_messages')
    await runner.query('DROP FUNCTION name_subject()')
    await runner.query('ALTER TABLE contact_messages DROP COLUMN subject_name')
    await runner.query('DROP TABLE contact_subjects')
  }
}
