import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the email notification preference of staff; off by default, since the shared mailbox receives every lead. */
export class LetStaffChooseMailsOfLeads1795000090000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users ADD COLUMN leads_by_mail text NOT NULL DEFAULT 'none'`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users DROP COLUMN leads_by_mail`)
  }
}
