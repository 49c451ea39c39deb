import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Secret address of the sheet for Google Business Profile. */
export class CreateProfileSheetAddress1795910005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profile_sheet_address (
        one boolean PRIMARY KEY DEFAULT true CONSTRAINT profile_sheet_address_one_row CHECK (one),
        hash text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_sheet_address')
  }
}
