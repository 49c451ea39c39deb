import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Notifies every process of changed recipients, whose addresses it caches for replies. */
export class AnnounceRecipientMailboxes1796060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER recipient_mailboxes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipient_mailboxes
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER recipient_mailboxes_changed ON recipient_mailboxes')
  }
}
