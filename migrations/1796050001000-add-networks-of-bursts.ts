import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Networks of bursts in a coarse form that staff can read, and bookings that were cancelled as part of a burst. */
export class AddNetworksOfBursts1796050001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_bursts ADD COLUMN network text;
      ALTER TABLE booking_origins ADD COLUMN cancelled_at timestamptz(3)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_bursts DROP COLUMN network;
      ALTER TABLE booking_origins DROP COLUMN cancelled_at`)
  }
}
