import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Limits of mails count the aliases of a mailbox together; confirmations beyond them are collected in one mail. */
export class CountMailsByMailbox1796030020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outgoing_mails ADD COLUMN mailbox text')
    await runner.query('DROP INDEX outgoing_mails_confirmations_by_mailbox')
    await runner.query('CREATE INDEX outgoing_mails_by_mailbox ON outgoing_mails (mailbox, created_at)')
    await runner.query(`
      CREATE INDEX lead_events_collected ON lead_events (new_value) WHERE type = 'confirmationCollected'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_events_collected')
    await runner.query('DROP INDEX outgoing_mails_by_mailbox')
    await runner.query('ALTER TABLE outgoing_mails DROP COLUMN mailbox')
    await runner.query(`
      CREATE INDEX outgoing_mails_confirmations_by_mailbox
      ON outgoing_mails (regexp_replace(lower(recipient::text), '\\+[^@]*@', '@'), created_at)
      WHERE kind = 'newsletter.confirmation'`)
  }
}
