import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mailboxes that receive leads, apart from the contact addresses of visitors: at first those that received them before. */
export class CreateRecipientMailboxes1796030001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipient_mailboxes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        location text,
        email citext NOT NULL,
        token_hash text CONSTRAINT recipient_mailboxes_token_hash_key UNIQUE,
        token_expires_at timestamptz(3),
        confirmed_at timestamptz(3),
        added_at timestamptz(3) NOT NULL DEFAULT now(),
        added_by uuid,
        ended_at timestamptz(3)
      )`)
    await runner.query(`
      CREATE UNIQUE INDEX recipient_mailboxes_current ON recipient_mailboxes (coalesce(location, ''), email)
      WHERE ended_at IS NULL`)
    // Sample addresses received nothing (RFC 6761, section 6).
    await runner.query(`
      INSERT INTO recipient_mailboxes (location, email, confirmed_at)
      SELECT DISTINCT location, email::citext, now() FROM (
        SELECT slug AS location, email FROM locations
        UNION ALL
        SELECT NULL, regexp_split_to_table(coalesce(nullif(set_values ->> 'staffEmails', ''), business.email), ',\\s*')
        FROM settings, business_info AS business
      ) AS received
      WHERE email ~ '@' AND email !~* '[@.](example|invalid|localhost|test)\\.?$'`)
    await runner.query(`UPDATE settings SET set_values = set_values - 'staffEmails'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE settings SET set_values = set_values || jsonb_build_object('staffEmails', mailboxes.emails)
      FROM (
        SELECT string_agg(email::text, ', ' ORDER BY added_at, email) AS emails FROM recipient_mailboxes
        WHERE location IS NULL AND confirmed_at IS NOT NULL AND ended_at IS NULL
      ) AS mailboxes
      WHERE mailboxes.emails IS NOT NULL`)
    await runner.query('DROP TABLE recipient_mailboxes')
  }
}
