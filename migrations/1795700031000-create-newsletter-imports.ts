import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Tables for the check of imported subscribers before anything is sent. */
export class CreateNewsletterImports1795700031000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE newsletter_imports (
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        language text NOT NULL,
        origin text NOT NULL,
        headings text[] NOT NULL,
        email_column integer,
        language_column integer,
        sent_at timestamptz(3),
        added integer,
        CONSTRAINT newsletter_imports_pkey PRIMARY KEY (id)
      )`)
    await queryRunner.query('CREATE INDEX newsletter_imports_by_expiry ON newsletter_imports (expires_at)')
    await queryRunner.query(`
      CREATE TABLE newsletter_import_rows (
        import_id uuid NOT NULL,
        line integer NOT NULL,
        cells text[] NOT NULL,
        email text,
        language text,
        outcome text,
        duplicate_of integer,
        CONSTRAINT newsletter_import_rows_pkey PRIMARY KEY (import_id, line),
        CONSTRAINT newsletter_import_rows_import_id_fkey FOREIGN KEY (import_id)
          REFERENCES newsletter_imports (id) ON DELETE CASCADE
      )`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE newsletter_import_rows')
    await queryRunner.query('DROP TABLE newsletter_imports')
  }
}
