import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Replies of staff to leads. */
export class CreateLeadReplies1795950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_replies (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL,
        author_id uuid NOT NULL CONSTRAINT lead_replies_author_id_fkey REFERENCES users,
        recipient citext NOT NULL,
        language text NOT NULL,
        text text NOT NULL,
        written_at timestamptz NOT NULL
      )`)
    await runner.query('CREATE INDEX lead_replies_by_lead ON lead_replies (lead_id, written_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_replies')
  }
}
