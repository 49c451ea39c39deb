import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateRestoreDrills1796030005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE restore_drills (ended_at timestamptz PRIMARY KEY DEFAULT now(), failure text)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restore_drills')
  }
}
