import type { MigrationInterface, QueryRunner } from 'typeorm'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

const tables = ['contact_messages', 'franchise_inquiries']

const dropped = {
  idempotency_keys_age: 'idempotency_keys (created_at)',
  audit_events_by_time: 'audit_events (at)',
  consent_proofs_by_visitor: 'consent_proofs (visitor_id, recorded_at)',
}

/** Drops indexes that no query used but every lead insert updated: docs/decisions/0017-what-each-index-is-for.md */
export class DropUnusedIndexes1795000020000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const index of Object.keys(dropped)) await queryRunner.query(`DROP INDEX ${index}`)
    for (const table of tables) {
      for (const index of ['newest', 'by_assignee', 'merged', 'by_email', 'inbox_by_email']) {
        await queryRunner.query(`DROP INDEX ${table}_${index}`)
      }
      // Partial indexes: the first omits leads without an assignee, the second leads that are not merged.
      await queryRunner.query(`
        CREATE INDEX ${table}_inbox_by_assignee ON ${table} (assignee_id, received_at, id)
        WHERE ${INBOX} AND assignee_id IS NOT NULL`)
      await queryRunner.query(`
        CREATE INDEX ${table}_merged ON ${table} (merged_into_id) WHERE merged_into_id IS NOT NULL`)
      // Finds the leads of a person, and sorts the inbox with an index-only scan.
      await queryRunner.query(`
        CREATE INDEX ${table}_by_email ON ${table} (email, id) INCLUDE (status, trashed_at, merged_into_id)`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [index, columns] of Object.entries(dropped))
      await queryRunner.query(`CREATE INDEX ${index} ON ${columns}`)
    for (const table of tables) {
      for (const index of ['inbox_by_assignee', 'merged', 'by_email']) {
        await queryRunner.query(`DROP INDEX ${table}_${index}`)
      }
      await queryRunner.query(`CREATE INDEX ${table}_newest ON ${table} (received_at, id)`)
      await queryRunner.query(`CREATE INDEX ${table}_by_assignee ON ${table} (assignee_id, received_at)`)
      await queryRunner.query(`CREATE INDEX ${table}_merged ON ${table} (merged_into_id)`)
      await queryRunner.query(`CREATE INDEX ${table}_by_email ON ${table} (email)`)
      await queryRunner.query(`CREATE INDEX ${table}_inbox_by_email ON ${table} (email, id) WHERE ${INBOX}`)
    }
  }
}
