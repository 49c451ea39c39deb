import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['contact_messages', 'franchise_inquiries']

const tallied = (rows: string, leads: 1 | -1) => `
  SELECT (received_at AT TIME ZONE 'Europe/Zagreb')::date AS day, status, assignee_id IS NOT NULL AS assigned,
    ${leads} AS leads
  FROM ${rows} WHERE merged_into_id IS NULL AND trashed_at IS NULL`

const changes = {
  insert: { rows: 'NEW TABLE AS come', tallied: tallied('come', 1) },
  update: {
    rows: 'OLD TABLE AS gone NEW TABLE AS come',
    tallied: `${tallied('gone', -1)} UNION ALL ${tallied('come', 1)}`,
  },
  delete: { rows: 'OLD TABLE AS gone', tallied: tallied('gone', -1) },
}

/**
 * Tally table with the number of leads, for statistics and lists, so that no query counts rows. Each change inserts its difference: inserts
 * never block each other. A job periodically aggregates the rows.
 */
export class TallyLeads1795000021000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lead_tallies (
        table_name text NOT NULL,
        day date NOT NULL,
        status text NOT NULL,
        assigned boolean NOT NULL,
        leads bigint NOT NULL
      )`)
    for (const [change, { tallied }] of Object.entries(changes)) {
      await queryRunner.query(`
        CREATE FUNCTION tally_leads_after_${change}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO public.lead_tallies
            SELECT TG_TABLE_NAME, day, status, assigned, sum(leads) FROM (${tallied}) AS changed
            GROUP BY day, status, assigned HAVING sum(leads) <> 0;
          RETURN NULL;
        END $$`)
    }
    await queryRunner.query(`
      CREATE FUNCTION tally_leads_after_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM public.lead_tallies WHERE table_name = TG_TABLE_NAME;
        RETURN NULL;
      END $$`)
    for (const table of tables) {
      await queryRunner.query(`
        INSERT INTO lead_tallies
          SELECT '${table}', day, status, assigned, sum(leads) FROM (${tallied(table, 1)}) AS present
          GROUP BY day, status, assigned`)
      for (const [change, { rows }] of Object.entries(changes)) {
        await queryRunner.query(`
          CREATE TRIGGER ${table}_tally_${change} AFTER ${change} ON ${table} REFERENCING ${rows}
          FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_${change}()`)
      }
      await queryRunner.query(`
        CREATE TRIGGER ${table}_tally_truncate AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tally_leads_after_truncate()`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const change of [...Object.keys(changes), 'truncate']) {
      for (const table of tables) await queryRunner.query(`DROP TRIGGER ${table}_tally_${change} ON ${table}`)
      await queryRunner.query(`DROP FUNCTION tally_leads_after_${change}()`)
    }
    await queryRunner.query('DROP TABLE lead_tallies')
  }
}
