import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Newsletter issues and their recipients, one row per mail. */
export class CreateNewsletterIssues1795000041100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE newsletter_issues (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        title_hr text NOT NULL DEFAULT '',
        text_hr text NOT NULL DEFAULT '',
        title_en text NOT NULL DEFAULT '',
        text_en text NOT NULL DEFAULT '',
        status text NOT NULL DEFAULT 'draft',
        scheduled_at timestamptz(3),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        expected integer NOT NULL DEFAULT 0,
        queued_up_to uuid,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX newsletter_issues_newest ON newsletter_issues (created_at, id)`)
    await queryRunner.query(`
      CREATE TABLE newsletter_issue_deliveries (
        mail_id uuid PRIMARY KEY,
        issue_id uuid NOT NULL CONSTRAINT newsletter_issue_deliveries_issue_id_fkey
          REFERENCES newsletter_issues ON DELETE CASCADE,
        subscriber_id uuid NOT NULL CONSTRAINT newsletter_issue_deliveries_subscriber_id_fkey
          REFERENCES newsletter_subscribers ON DELETE CASCADE,
        CONSTRAINT newsletter_issue_deliveries_once UNIQUE (issue_id, subscriber_id)
      )`)
    await queryRunner.query(`
      CREATE INDEX newsletter_issue_deliveries_of_subscriber ON newsletter_issue_deliveries (subscriber_id)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE newsletter_issue_deliveries`)
    await queryRunner.query(`DROP TABLE newsletter_issues`)
  }
}
