import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateOutgoingMails1795000030000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outgoing_mails (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        subject_id text NOT NULL,
        recipient citext NOT NULL,
        language text NOT NULL,
        message_id text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        retried_since timestamptz(3) NOT NULL DEFAULT now(),
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        sent_at timestamptz(3),
        kept_as_file boolean NOT NULL DEFAULT false,
        given_up_at timestamptz(3)
      )`)
    // Partial index of the queue, small regardless of the number of sent mails.
    await queryRunner.query(`
      CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at)
      WHERE sent_at IS NULL AND given_up_at IS NULL`)
    await queryRunner.query(`
      CREATE INDEX outgoing_mails_given_up ON outgoing_mails (created_at, id) WHERE given_up_at IS NOT NULL`)
    await queryRunner.query(`CREATE INDEX outgoing_mails_newest ON outgoing_mails (created_at, id)`)
    await queryRunner.query(`CREATE INDEX outgoing_mails_by_recipient ON outgoing_mails (recipient, created_at)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE outgoing_mails`)
  }
}
