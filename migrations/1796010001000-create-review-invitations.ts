import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Invitations of clients to write a review at the link of a location. */
export class CreateReviewInvitations1796010001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE locations ADD COLUMN review_url text NOT NULL DEFAULT ''`)
    await runner.query(`
      CREATE TABLE review_invitations (
        hash text PRIMARY KEY,
        invited_at timestamptz(3) NOT NULL
      )`)
    await runner.query(`
      CREATE TABLE review_opt_outs (
        hash text PRIMARY KEY,
        opted_out_at timestamptz(3) NOT NULL DEFAULT now()
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_opt_outs')
    await runner.query('DROP TABLE review_invitations')
    await runner.query('ALTER TABLE locations DROP COLUMN review_url')
  }
}
