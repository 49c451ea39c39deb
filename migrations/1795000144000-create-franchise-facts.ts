import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Franchise requirements and contact person, as a single row. */
export class CreateFranchiseFacts1795000144000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE franchise_facts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        outdated_language text,
        invented boolean NOT NULL DEFAULT false,
        one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT franchise_facts_one_row CHECK (one),
        investment_from integer NOT NULL,
        investment_to integer NOT NULL,
        floor_area integer NOT NULL,
        training_days integer NOT NULL,
        months_to_opening integer NOT NULL,
        territory jsonb NOT NULL,
        contact_name text NOT NULL,
        contact_role jsonb NOT NULL,
        contact_phone text NOT NULL,
        contact_email citext NOT NULL,
        hidden boolean NOT NULL DEFAULT false
      )`)
    await queryRunner.query(`
      CREATE TRIGGER franchise_facts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON franchise_facts
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE franchise_facts')
    await queryRunner.query(`DELETE FROM content_seeds WHERE name = 'franchise-facts'`)
  }
}
