import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Services in the order of the owner, pages of the owner among them, and photographs of these pages. */
export class AddOwnServices1795930006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE navigation
        ADD COLUMN services text[] NOT NULL DEFAULT '{foodIntolerance,functionalScreening,bioresonanceProcedure}'`)
    await runner.query('ALTER TABLE navigation ALTER COLUMN services DROP DEFAULT')
    await runner.query('ALTER TABLE own_pages ADD COLUMN photo uuid')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE own_pages DROP COLUMN photo')
    await runner.query('ALTER TABLE navigation DROP COLUMN services')
  }
}
