import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How each of the staff hears of new leads by mail: at first not at all, since they read the mailbox that all share. */
export class LetStaffChooseMailsOfLeads1795000090000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users ADD COLUMN leads_by_mail text NOT NULL DEFAULT 'none'`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users DROP COLUMN leads_by_mail`)
  }
}
