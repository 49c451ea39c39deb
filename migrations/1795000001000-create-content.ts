import type { MigrationInterface, QueryRunner } from 'typeorm'

const contentTables = ['locations', 'testimonials', 'posts']

export class CreateContent1795000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE locations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        slug text NOT NULL UNIQUE,
        aliases text[] NOT NULL DEFAULT '{}',
        name jsonb NOT NULL,
        address text NOT NULL,
        postal_code text NOT NULL,
        city text NOT NULL,
        country text NOT NULL,
        phone text NOT NULL,
        email citext NOT NULL,
        practitioner jsonb NOT NULL,
        latitude double precision NOT NULL,
        longitude double precision NOT NULL,
        hours jsonb NOT NULL,
        description jsonb NOT NULL,
        position integer NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE testimonials (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        role text NOT NULL,
        text jsonb NOT NULL,
        position integer NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE posts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        slug text NOT NULL UNIQUE,
        title jsonb NOT NULL,
        excerpt jsonb NOT NULL,
        body jsonb NOT NULL,
        image_alt jsonb NOT NULL,
        author text NOT NULL,
        published_at timestamptz NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE content_seeds (
        name text PRIMARY KEY,
        sown_at timestamptz NOT NULL DEFAULT now()
      )`)

    // Notifies every process of content changes, so that it evicts its cached pages.
    await queryRunner.query(`
      CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('content_changed', TG_TABLE_NAME);
          RETURN NULL;
        END
      $$`)
    for (const table of contentTables) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...contentTables, 'content_seeds']) await queryRunner.query(`DROP TABLE ${table}`)
    await queryRunner.query('DROP FUNCTION announce_content_change()')
  }
}
