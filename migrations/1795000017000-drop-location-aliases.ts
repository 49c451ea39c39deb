import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Drops the aliases of locations, which no code read. */
export class DropLocationAliases1795000017000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE locations DROP aliases`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE locations ADD aliases text[] NOT NULL DEFAULT '{}'`)
  }
}
