import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Index of mails by lead, to restore them once and to erase them with the lead. */
export class IndexMailsBySubject1795000072000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX outgoing_mails_by_subject ON outgoing_mails (subject_id)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX outgoing_mails_by_subject`)
  }
}
