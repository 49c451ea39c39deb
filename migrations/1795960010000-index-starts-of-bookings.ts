import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Index for the figures of bookings, which read the visits of some days. */
export class IndexStartsOfBookings1795960010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX bookings_by_start ON bookings (starts)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings_by_start')
  }
}
