import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the language for mails to a user: that of their last sign-in. */
export class RememberLanguagesOfUsers1795000070000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'hr'`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users DROP COLUMN language`)
  }
}
