import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Entries of waiting lists count once their address has confirmed them; those of before count. */
export class ConfirmWaitlistEntries1796020011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE waitlist_entries ADD COLUMN asked_at timestamptz(3), ADD COLUMN confirmed_at timestamptz(3)',
    )
    await runner.query('UPDATE waitlist_entries SET confirmed_at = created_at')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM waitlist_entries WHERE confirmed_at IS NULL')
    await runner.query('ALTER TABLE waitlist_entries DROP COLUMN asked_at, DROP COLUMN confirmed_at')
  }
}
