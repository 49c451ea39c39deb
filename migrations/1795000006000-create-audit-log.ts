import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateAuditLog1795000006000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz(3) NOT NULL,
        actor_id uuid,
        actor_email citext,
        action text NOT NULL,
        subject_kind text,
        subject_id text,
        details jsonb NOT NULL,
        previous_hash text NOT NULL UNIQUE,
        hash text NOT NULL
      )`)
    await queryRunner.query(`CREATE INDEX audit_events_by_action ON audit_events (action, id)`)
    await queryRunner.query(`CREATE INDEX audit_events_by_actor ON audit_events (actor_email, id)`)
    await queryRunner.query(`CREATE INDEX audit_events_by_subject ON audit_events (subject_kind, subject_id)`)
    await queryRunner.query(`CREATE INDEX audit_events_by_time ON audit_events (at)`)
    await queryRunner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'audit_events is append-only';
        END
      $$`)
    await queryRunner.query(`
      CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_events')
    await queryRunner.query('DROP FUNCTION refuse_audit_change()')
  }
}
