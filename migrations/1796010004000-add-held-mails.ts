import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mails that wait until they are released, as those of a paused newsletter issue. */
export class AddHeldMails1796010004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outgoing_mails ADD COLUMN held boolean DEFAULT false NOT NULL`)
    await runner.query('DROP INDEX outgoing_mails_due')
    await runner.query(`
      CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at)
      WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held`)
    await runner.query(`
      UPDATE outgoing_mails SET held = true FROM newsletter_issue_deliveries delivery, newsletter_issues issue
      WHERE delivery.mail_id = outgoing_mails.id AND issue.id = delivery.issue_id
        AND issue.status = 'paused' AND sent_at IS NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outgoing_mails_due')
    await runner.query('ALTER TABLE outgoing_mails DROP COLUMN held')
    await runner.query(`
      CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL`)
  }
}
