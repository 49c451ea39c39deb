import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Names of uploaded files, by which the library is searched. */
export class AddFileNamesOfPictures1795930032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pictures ADD file_name text NOT NULL DEFAULT ''`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures DROP file_name')
  }
}
