import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Addresses without a page that browsers request. */
export class CreateMissingAddresses1796060005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE missing_addresses (
        address text PRIMARY KEY,
        visits integer NOT NULL,
        last_visited_at timestamptz(3) NOT NULL
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE missing_addresses')
  }
}
