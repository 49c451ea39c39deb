import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Therapists as content, in a many-to-many relation to locations. */
export class CreateTherapists1795000141000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE therapists (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        name text NOT NULL,
        role jsonb NOT NULL,
        training jsonb NOT NULL,
        languages jsonb NOT NULL,
        locations text[] NOT NULL,
        portrait text NOT NULL,
        position integer NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TRIGGER therapists_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON therapists
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE therapists')
    await queryRunner.query(`DELETE FROM content_seeds WHERE name = 'therapists'`)
  }
}
