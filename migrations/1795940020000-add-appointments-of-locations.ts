import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Ways to an appointment at each location: free times, requests, or both. */
export class AddAppointmentsOfLocations1795940020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE locations ADD appointments text NOT NULL DEFAULT 'both'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE locations DROP appointments')
  }
}
