import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Filters of the inbox that users saved under names. */
export class CreateSavedInboxViews1796000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_inbox_views (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT saved_inbox_views_user_id_fkey REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        query text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`)
    await runner.query('CREATE INDEX saved_inbox_views_by_user ON saved_inbox_views (user_id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_inbox_views')
  }
}
