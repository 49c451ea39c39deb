import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateBackupFailures1795800010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE backup_failures (failed_at timestamptz PRIMARY KEY DEFAULT now(), reason text NOT NULL)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_failures')
  }
}
