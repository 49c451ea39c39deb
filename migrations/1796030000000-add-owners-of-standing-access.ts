import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Owners and last uses of API keys, webhooks and secret addresses; those of closed accounts are removed. */
export class AddOwnersOfStandingAccess1796030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_keys ADD COLUMN owner_id uuid')
    await runner.query('UPDATE api_keys SET owner_id = created_by_id')
    await runner.query('ALTER TABLE webhook_endpoints ADD COLUMN owner_id uuid')
    await runner.query(`
      UPDATE webhook_endpoints SET owner_id = (
        SELECT actor_id FROM audit_events
        WHERE action = 'webhook.created' AND subject_kind = 'webhook' AND subject_id = webhook_endpoints.id::text
        ORDER BY audit_events.id DESC LIMIT 1)`)
    await runner.query(`
      ALTER TABLE profile_sheet_address ADD COLUMN created_by uuid, ADD COLUMN last_used_at timestamptz(3)`)
    await runner.query(`
      UPDATE profile_sheet_address SET created_by = (
        SELECT actor_id FROM audit_events WHERE action = 'profile_sheet.address_created'
        ORDER BY audit_events.id DESC LIMIT 1)`)
    await runner.query('ALTER TABLE therapist_feeds ADD COLUMN last_used_at timestamptz(3)')
    await runner.query(`
      DELETE FROM therapist_feeds USING users
      WHERE users.id = created_by AND (users.disabled_at IS NOT NULL OR users.role = 'editor')`)
    await runner.query(`
      DELETE FROM profile_sheet_address USING users
      WHERE users.id = created_by AND (users.disabled_at IS NOT NULL OR users.role = 'staff')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE therapist_feeds DROP COLUMN last_used_at')
    await runner.query('ALTER TABLE profile_sheet_address DROP COLUMN created_by, DROP COLUMN last_used_at')
    await runner.query('ALTER TABLE webhook_endpoints DROP COLUMN owner_id')
    await runner.query('ALTER TABLE api_keys DROP COLUMN owner_id')
  }
}
