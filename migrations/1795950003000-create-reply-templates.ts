import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Templates for replies to leads. */
export class CreateReplyTemplates1795950003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reply_templates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        name jsonb NOT NULL,
        text jsonb NOT NULL,
        position integer NOT NULL
      )`)
    await runner.query(`
      CREATE TRIGGER reply_templates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reply_templates
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reply_templates')
  }
}
