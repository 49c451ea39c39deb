import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Kinds of leads that wait for an answer. */
const tables = ['contact_messages', 'franchise_inquiries', 'appointment_requests']

/** Notification of received leads, for open inboxes: the number by location, without personal data. */
export class NotifyOfReceivedLeads1796000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_leads_received() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('leads_received', json_build_object('location', visible_at, 'leads', count(*))::text)
        FROM (
          -- The sender of an inquiry names a location of its own: until it is routed, the inquiry belongs to none.
          SELECT CASE WHEN is_routed OR TG_TABLE_NAME <> 'franchise_inquiries' THEN location END AS visible_at FROM come
          WHERE status <> 'spam' AND trashed_at IS NULL AND merged_into_id IS NULL
        ) AS received
        GROUP BY visible_at;
        RETURN NULL;
      END $$`)
    for (const table of tables) {
      await runner.query(`
        CREATE TRIGGER ${table}_notify_received AFTER INSERT ON ${table} REFERENCING NEW TABLE AS come
          FOR EACH STATEMENT EXECUTE FUNCTION notify_leads_received()`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TRIGGER ${table}_notify_received ON ${table}`)
    await runner.query('DROP FUNCTION notify_leads_received()')
  }
}
