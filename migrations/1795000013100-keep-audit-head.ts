import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepAuditHead1795000013100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_head (
        id smallint PRIMARY KEY DEFAULT 1 CONSTRAINT audit_head_id_check CHECK (id = 1),
        rows bigint NOT NULL,
        hash text NOT NULL,
        seal text
      )`)
    // The next start authenticates the existing rows: only the process has the key.
    await queryRunner.query(`
      INSERT INTO audit_head (rows, hash)
        SELECT count(*), coalesce((SELECT hash FROM audit_events ORDER BY id DESC LIMIT 1), repeat('0', 64))
        FROM audit_events`)
    await queryRunner.query(`
      CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_head')
  }
}
