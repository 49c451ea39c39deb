import type { MigrationInterface, QueryRunner } from 'typeorm'

const lists = [
  {
    table: 'contact_messages',
    // Only triggers write the search text, without other changes: API clients need no notification of it.
    unchanged: 'OLD.search IS DISTINCT FROM NEW.search',
    since: `greatest(received_at, trashed_at, first_answered_at,
      (SELECT max(at) FROM lead_events WHERE lead_id = contact_messages.id))`,
  },
  {
    table: 'franchise_inquiries',
    unchanged: 'OLD.search IS DISTINCT FROM NEW.search',
    since: `greatest(received_at, trashed_at, first_answered_at,
      (SELECT max(at) FROM lead_events WHERE lead_id = franchise_inquiries.id))`,
  },
  {
    table: 'newsletter_subscribers',
    unchanged: 'OLD.* IS NOT DISTINCT FROM NEW.*',
    since: 'greatest(subscribed_at, asked_at, confirmed_at, unsubscribed_at, suppressed_at)',
  },
]

/**
 * Change sequence for API clients: the id of the transaction that last changed a row. All transactions below the oldest open one have
 * ended, so no row can appear before a position that was read.
 */
export class OrderChanges1795000111000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // xid8 can only be cast to a number through text.
    await queryRunner.query(`
      CREATE FUNCTION this_transaction() RETURNS bigint LANGUAGE sql VOLATILE
      AS $$ SELECT pg_current_xact_id()::text::bigint $$`)
    // Excluded from backups: each database has its own epoch, which identifies cursors from another database.
    await queryRunner.query(`
      CREATE TABLE change_epoch (
        one boolean PRIMARY KEY DEFAULT true CONSTRAINT change_epoch_one_row CHECK (one),
        id uuid NOT NULL DEFAULT gen_random_uuid()
      )`)
    await queryRunner.query('INSERT INTO change_epoch DEFAULT VALUES')
    await queryRunner.query(`
      CREATE TABLE removals (
        id uuid PRIMARY KEY,
        table_name text NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        changed_in bigint NOT NULL DEFAULT this_transaction()
      )`)
    await queryRunner.query('CREATE INDEX removals_changed ON removals (changed_in, id)')
    await queryRunner.query(`
      CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_in := public.this_transaction();
        NEW.updated_at := now();
        RETURN NEW;
      END $$`)
    await queryRunner.query(`
      CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO public.removals (id, table_name) SELECT id, TG_TABLE_NAME FROM gone
          ON CONFLICT (id) DO UPDATE SET removed_at = now(), changed_in = excluded.changed_in;
        RETURN NULL;
      END $$`)
    for (const { table, unchanged, since } of lists) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD updated_at timestamptz NOT NULL DEFAULT now(),
          ADD changed_in bigint NOT NULL DEFAULT this_transaction()`)
      await queryRunner.query(`UPDATE ${table} SET updated_at = ${since}`)
      await queryRunner.query(`CREATE INDEX ${table}_changed ON ${table} (changed_in, id)`)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_note_change BEFORE UPDATE ON ${table}
        FOR EACH ROW WHEN (NOT (${unchanged})) EXECUTE FUNCTION note_change()`)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_note_removal AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION note_removal()`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table } of lists) {
      await queryRunner.query(`DROP TRIGGER ${table}_note_change ON ${table}`)
      await queryRunner.query(`DROP TRIGGER ${table}_note_removal ON ${table}`)
      await queryRunner.query(`ALTER TABLE ${table} DROP changed_in, DROP updated_at`)
    }
    await queryRunner.query('DROP FUNCTION note_change()')
    await queryRunner.query('DROP FUNCTION note_removal()')
    await queryRunner.query('DROP TABLE removals')
    await queryRunner.query('DROP TABLE change_epoch')
    await queryRunner.query('DROP FUNCTION this_transaction()')
  }
}
