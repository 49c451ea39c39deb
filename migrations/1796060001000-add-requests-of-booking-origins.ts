import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Requests of bookings, so that one that is repeated meanwhile does not count as another. */
export class AddRequestsOfBookingOrigins1796060001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_origins ADD COLUMN request text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_origins DROP COLUMN request')
  }
}
