import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Networks from which entries of waiting lists were confirmed, so that one of them does not fill the head of a list. */
export class AddNetworksOfWaitlistEntries1796032000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE waitlist_entries ADD COLUMN network text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE waitlist_entries DROP COLUMN network')
  }
}
