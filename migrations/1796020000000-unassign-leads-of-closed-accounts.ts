import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Statuses in which a lead needs somebody, by table. */
const STATUSES = {
  contact_messages: ['new', 'inProgress', 'answered', 'spam'],
  franchise_inquiries: ['new', 'contacted', 'qualified', 'negotiating', 'spam'],
  appointment_requests: ['new', 'proposed', 'agreed', 'spam'],
  bookings: ['booked', 'spam'],
}

/** Removes assignees of open leads who can no longer work them, so that others find the leads. */
export class UnassignLeadsOfClosedAccounts1796020000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, statuses] of Object.entries(STATUSES)) {
      await queryRunner.query(
        `WITH freed AS (
           UPDATE ${table} AS lead SET assignee_id = NULL, version = lead.version + 1
           FROM users
           WHERE users.id = lead.assignee_id AND (users.disabled_at IS NOT NULL OR users.role = 'editor')
             AND lead.status = ANY ($1)
           RETURNING lead.id, coalesce(users.name, users.email::text) AS assignee
         )
         INSERT INTO lead_events (lead_id, type, old_value) SELECT id, 'assignee', assignee FROM freed`,
        [statuses],
      )
    }
  }

  async down(): Promise<void> {
    // Leads stay without an assignee: the accounts are still closed.
  }
}
