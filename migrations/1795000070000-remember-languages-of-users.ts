import type { MigrationInterface, QueryRunner } from 'typeorm'

/** In which language a user is written to: that in which they last signed in. */
export class RememberLanguagesOfUsers1795000070000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'hr'`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users DROP COLUMN language`)
  }
}
