import type { MigrationInterface, QueryRunner } from 'typeorm'

const kinds = [
  { table: 'contact_messages', texts: ['name', 'email', 'phone', 'message'] },
  {
    table: 'franchise_inquiries',
    texts: [
      ...['first_name', 'last_name', 'email', 'phone'],
      ...['preferred_location', 'previous_experience', 'additional_information'],
    ],
  },
]

export class ExtendLeads1795000005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // unaccent() itself is only STABLE, because its dictionary could be replaced; this database never replaces it.
    await queryRunner.query(`
      CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$`)
    for (const { table, texts } of kinds) {
      const all = texts.map((column) => `NEW.${column}`).join(', ')
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD status text NOT NULL DEFAULT 'new',
          ADD assignee_id uuid,
          ADD centre text,
          ADD first_answered_at timestamptz,
          ADD trashed_at timestamptz,
          ADD merged_into_id uuid,
          ADD version integer NOT NULL DEFAULT 1,
          ADD search text NOT NULL DEFAULT ''`)
      await queryRunner.query(`
        CREATE FUNCTION fold_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search := public.fold(concat_ws(' ', ${all}));
          RETURN NEW;
        END $$`)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_fold BEFORE INSERT OR UPDATE OF ${texts.join(', ')} ON ${table}
        FOR EACH ROW EXECUTE FUNCTION fold_${table}()`)
      await queryRunner.query(`UPDATE ${table} SET email = email`)
      await queryRunner.query(`CREATE INDEX ${table}_by_status ON ${table} (status, received_at)`)
      await queryRunner.query(`CREATE INDEX ${table}_by_assignee ON ${table} (assignee_id, received_at)`)
      await queryRunner.query(`CREATE INDEX ${table}_by_email ON ${table} (email)`)
      await queryRunner.query(`CREATE INDEX ${table}_merged ON ${table} (merged_into_id)`)
      await queryRunner.query(`CREATE INDEX ${table}_search ON ${table} USING gin (search gin_trgm_ops)`)
    }

    await queryRunner.query(`
      CREATE TABLE lead_notes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid NOT NULL,
        author_id uuid NOT NULL REFERENCES users (id),
        text text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX lead_notes_by_lead ON lead_notes (lead_id, written_at)`)
    await queryRunner.query(`
      CREATE TABLE lead_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid NOT NULL REFERENCES users (id),
        type text NOT NULL,
        old_value text,
        new_value text
      )`)
    await queryRunner.query(`CREATE INDEX lead_events_by_lead ON lead_events (lead_id, at)`)

    await queryRunner.query(`ALTER TABLE newsletter_subscribers ADD unsubscribed_at timestamptz`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE newsletter_subscribers DROP unsubscribed_at`)
    await queryRunner.query('DROP TABLE lead_events')
    await queryRunner.query('DROP TABLE lead_notes')
    for (const { table } of kinds) {
      await queryRunner.query(`DROP TRIGGER ${table}_fold ON ${table}`)
      await queryRunner.query(`DROP FUNCTION fold_${table}()`)
      await queryRunner.query(`
        ALTER TABLE ${table}
          DROP status, DROP assignee_id, DROP centre, DROP first_answered_at, DROP trashed_at, DROP merged_into_id,
          DROP version, DROP search`)
    }
    await queryRunner.query('DROP FUNCTION fold(text)')
  }
}
