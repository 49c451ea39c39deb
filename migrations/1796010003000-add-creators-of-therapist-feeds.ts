import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Users who created the secret addresses of calendars, and saved views of the inbox without searched texts. */
export class AddCreatorsOfTherapistFeeds1796010003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE therapist_feeds ADD COLUMN created_by uuid
        CONSTRAINT therapist_feeds_created_by_fkey REFERENCES users ON DELETE SET NULL`)
    await runner.query('CREATE INDEX therapist_feeds_by_creator ON therapist_feeds (created_by)')
    await runner.query(`
      UPDATE therapist_feeds SET created_by = (SELECT id FROM users WHERE id = (
        SELECT actor_id FROM audit_events
        WHERE action = 'therapist_calendar.address_created' AND subject_kind = 'therapist' AND subject_id = therapist_id::text
        ORDER BY audit_events.id DESC LIMIT 1))`)
    await runner.query(`
      DELETE FROM therapist_feeds USING users WHERE users.id = created_by AND users.locations IS NOT NULL`)
    await runner.query(`
      UPDATE saved_inbox_views SET query = ltrim(regexp_replace(query, '(^|&)search=[^&]*', ''), '&')
      WHERE query ~ '(^|&)search='`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE therapist_feeds DROP COLUMN created_by')
  }
}
