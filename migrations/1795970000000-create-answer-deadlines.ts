import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Times by which senders of leads were promised an answer. */
export class CreateAnswerDeadlines1795970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE answer_deadlines (
        lead_id uuid PRIMARY KEY,
        due_at timestamptz(3) NOT NULL,
        alert_at timestamptz(3),
        is_escalated boolean NOT NULL DEFAULT false
      )`)
    await runner.query('CREATE INDEX answer_deadlines_by_due ON answer_deadlines (due_at)')
    await runner.query(
      'CREATE INDEX answer_deadlines_by_alert ON answer_deadlines (alert_at) WHERE alert_at IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE answer_deadlines')
  }
}
