import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateBackups1795800002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE backups (made_at timestamptz PRIMARY KEY DEFAULT now())')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backups')
  }
}
