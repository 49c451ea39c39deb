import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Migration that creates the tables of one feature, with their indexes, functions and triggers. All baselines together
 * replace the history of migrations before them (`earlier-history.ts`).
 */
export abstract class Baseline implements MigrationInterface {
  /** SQL statements. */
  abstract readonly schema: string

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(this.schema)
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A baseline cannot be reverted.'))
  }
}
