import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Gaps of the coverage of visits that staff accepted. Staff could place visits at any time, so those ahead are accepted as they are. */
export class AddAcceptedGaps1796070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bookings ADD COLUMN accepted_gaps text[] NOT NULL DEFAULT '{}'`)
    await runner.query(`
      UPDATE bookings SET accepted_gaps = '{outsideOpening,outsideTherapistHours,absentAround}'
      WHERE starts > now() AND EXISTS (
        SELECT FROM lead_events
        WHERE lead_id = bookings.id AND actor_id IS NOT NULL AND type IN ('added', 'time', 'therapist', 'location'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN accepted_gaps')
  }
}
