import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Bursts of unconfirmed bookings, so that staff are mailed once about each. */
export class CreateBookingBursts1796031001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_bursts (
        id uuid PRIMARY KEY,
        site text,
        began_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX booking_bursts_by_site ON booking_bursts (site, began_at)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_bursts')
  }
}
