import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateOutboxEvents1795000030500 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Primary key only: each form submission inserts a row, and the table is empty a second later.
    await queryRunner.query(`
      CREATE TABLE outbox_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        type text NOT NULL,
        subject_id text NOT NULL,
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE outbox_events`)
  }
}
