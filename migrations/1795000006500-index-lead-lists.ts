import type { MigrationInterface, QueryRunner } from 'typeorm'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/** Statuses in workflow order, and the columns of the name that lists sort by. */
const kinds = [
  {
    table: 'contact_messages',
    statuses: ['new', 'inProgress', 'answered', 'closed', 'spam'],
    name: { sql: 'name', columns: 'name' },
  },
  {
    table: 'franchise_inquiries',
    statuses: ['new', 'contacted', 'qualified', 'negotiating', 'signed', 'rejected', 'spam'],
    name: { sql: `(last_name || ' ' || first_name)`, columns: 'last_name, first_name' },
  },
]

const suffixes = [
  ...['inbox', 'inbox_by_name', 'inbox_by_email', 'inbox_by_status', 'inbox_by_centre', 'inbox_by_answer', 'trash'],
]

/**
 * Indexes for each sort order of the inboxes. Included columns permit index-only scans, without which Postgres would fetch every row
 * skipped by OFFSET. Also indexes for the dashboard statistics.
 */
export class IndexLeadLists1795000006500 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, statuses, name } of kinds) {
      const status = `array_position(ARRAY['${statuses.join("','")}'], status)`
      const create = (suffix: string, columns: string, where = INBOX) =>
        queryRunner.query(`CREATE INDEX ${table}_${suffix} ON ${table} ${columns} WHERE ${where}`)
      await create('inbox', '(received_at, id)')
      await create('inbox_by_name', `(public.fold(${name.sql}), id) INCLUDE (${name.columns})`)
      await create('inbox_by_email', '(email, id)')
      await create('inbox_by_status', `(${status}, id) INCLUDE (status)`)
      await create('inbox_by_centre', '(centre, received_at)')
      await create('inbox_by_answer', '(first_answered_at, received_at)', `${INBOX} AND first_answered_at IS NOT NULL`)
      await create('trash', '(received_at, id)', 'merged_into_id IS NULL AND trashed_at IS NOT NULL')
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table } of kinds) {
      for (const suffix of suffixes) await queryRunner.query(`DROP INDEX ${table}_${suffix}`)
    }
  }
}
