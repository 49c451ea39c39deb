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

/** Search text of a lead: its own texts, its notes, and those of leads merged into it. */
export class SearchAllOfALead1795000011000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Đ is also written Dj: either spelling finds both.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT replace(lower(public.unaccent('public.unaccent', $1)), 'dj', 'd') $$`)
    // International and domestic dialling forms of a phone number (00385 99 …, 099 …): any typed form matches one of them.
    await queryRunner.query(`
      CREATE FUNCTION dialled(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$
        SELECT CASE
          WHEN digits ~ '^00385' THEN digits || ' 0' || substr(digits, 6)
          WHEN digits ~ '^0[1-9]' THEN '00385' || substr(digits, 2) || ' ' || digits
          ELSE digits END
        FROM (SELECT regexp_replace(
          regexp_replace(replace(phone, '(0)', ''), '^\\D*\\+', '00'), '\\D', '', 'g') AS digits) AS number
      $$`)
    for (const { table, texts } of kinds) await this.extend(queryRunner, table, texts)
    await queryRunner.query(`
      CREATE FUNCTION search_notes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${kinds
          .map(
            ({ table }) => `
        UPDATE public.${table} SET search = public.search_of_${table}(id) WHERE id IN (
          SELECT coalesce(noted.merged_into_id, noted.id)
          FROM public.${table} noted JOIN changed ON changed.lead_id = noted.id);`,
          )
          .join('')}
        RETURN NULL;
      END $$`)
    for (const [change, rows] of [
      ['insert', 'NEW'],
      ['delete', 'OLD'],
    ]) {
      await queryRunner.query(`
        CREATE TRIGGER lead_notes_search_after_${change} AFTER ${change} ON lead_notes
        REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_notes()`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const change of ['insert', 'delete']) {
      await queryRunner.query(`DROP TRIGGER lead_notes_search_after_${change} ON lead_notes`)
    }
    await queryRunner.query('DROP FUNCTION search_notes()')
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$`)
    for (const { table, texts } of kinds) {
      await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_not_into_itself`)
      for (const trigger of ['fold', 'search', 'search_after_delete']) {
        await queryRunner.query(`DROP TRIGGER ${table}_${trigger} ON ${table}`)
      }
      await queryRunner.query(`DROP FUNCTION search_${table}()`)
      await queryRunner.query(`DROP FUNCTION search_of_${table}(uuid)`)
      await queryRunner.query(`DROP FUNCTION texts_of(${table})`)
      const all = texts.map((column) => `NEW.${column}`).join(', ')
      await queryRunner.query(`
        CREATE OR REPLACE FUNCTION fold_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search := public.fold(concat_ws(' ', ${all}));
          RETURN NEW;
        END $$`)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_fold BEFORE INSERT OR UPDATE OF ${texts.join(', ')} ON ${table}
        FOR EACH ROW EXECUTE FUNCTION fold_${table}()`)
      await queryRunner.query(`UPDATE ${table} SET email = email`)
    }
    await queryRunner.query('DROP FUNCTION dialled(text)')
  }

  private async extend(queryRunner: QueryRunner, table: string, texts: string[]): Promise<void> {
    // A lead merged into itself appeared in no list.
    await queryRunner.query(`UPDATE ${table} SET merged_into_id = NULL WHERE merged_into_id = id`)
    await queryRunner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_not_into_itself CHECK (merged_into_id <> id)`)

    const all = texts.map((column) => `lead.${column}`).join(', ')
    await queryRunner.query(`
      CREATE FUNCTION texts_of(lead ${table}) RETURNS text LANGUAGE sql STABLE
      AS $$ SELECT concat_ws(' ', ${all}, public.dialled(lead.phone)) $$`)
    // VOLATILE, so that it sees rows that a concurrent transaction committed while this one waited for its lock.
    await queryRunner.query(`
      CREATE FUNCTION search_of_${table}(wanted uuid) RETURNS text LANGUAGE sql VOLATILE
      AS $$
        SELECT public.fold(string_agg(concat_ws(' ', public.texts_of(lead), notes.texts), ' '))
        FROM public.${table} lead
        LEFT JOIN LATERAL (
          SELECT string_agg(text, ' ') AS texts FROM public.lead_notes WHERE lead_id = lead.id) notes ON true
        WHERE lead.id = wanted OR lead.merged_into_id = wanted
      $$`)
    await queryRunner.query(`DROP TRIGGER ${table}_fold ON ${table}`)
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION fold_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search := public.fold(public.texts_of(NEW));
        RETURN NEW;
      END $$`)
    await queryRunner.query(`
      CREATE TRIGGER ${table}_fold BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fold_${table}()`)
    await queryRunner.query(`
      CREATE FUNCTION search_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE public.${table} SET search = public.search_of_${table}(id)
        WHERE id IN (OLD.id, OLD.merged_into_id, NEW.merged_into_id);
        RETURN NULL;
      END $$`)
    await queryRunner.query(`
      CREATE TRIGGER ${table}_search AFTER UPDATE OF ${texts.join(', ')}, merged_into_id ON ${table}
      FOR EACH ROW EXECUTE FUNCTION search_${table}()`)
    await queryRunner.query(`
      CREATE TRIGGER ${table}_search_after_delete AFTER DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION search_${table}()`)
    await queryRunner.query(`UPDATE ${table} SET search = search_of_${table}(id)`)
  }
}
