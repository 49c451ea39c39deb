import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Files of replies to leads. */
export class CreateLeadReplyFiles1795950002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_reply_files (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL,
        reply_id uuid CONSTRAINT lead_reply_files_reply_id_fkey REFERENCES lead_replies ON DELETE SET NULL,
        author_id uuid NOT NULL CONSTRAINT lead_reply_files_author_id_fkey REFERENCES users,
        name text NOT NULL,
        type text NOT NULL,
        size integer NOT NULL,
        bytes bytea NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      )`)
    await runner.query('CREATE INDEX lead_reply_files_by_lead ON lead_reply_files (lead_id)')
    await runner.query('CREATE INDEX lead_reply_files_by_reply ON lead_reply_files (reply_id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_reply_files')
  }
}
