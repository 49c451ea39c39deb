import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Notification of ended sessions, for open event streams: the id of the user, never that of the session. */
export class NotifyOfEndedSessions1796000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('sessions_ended', user_id) FROM (
          SELECT DISTINCT sess->'passport'->'user'->>'id' AS user_id FROM ended
        ) AS users
        WHERE user_id IS NOT NULL;
        RETURN NULL;
      END $$`)
    await runner.query(`
      CREATE TRIGGER sessions_notify_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS ended
        FOR EACH STATEMENT EXECUTE FUNCTION notify_sessions_ended()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER sessions_notify_ended ON sessions')
    await runner.query('DROP FUNCTION notify_sessions_ended()')
  }
}
