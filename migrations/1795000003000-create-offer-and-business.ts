import type { MigrationInterface, QueryRunner } from 'typeorm'

const contentTables = ['price_list_rows', 'shop_items', 'companies', 'holidays', 'business_info']

export class CreateOfferAndBusiness1795000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE price_list_rows (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        category jsonb NOT NULL,
        service jsonb NOT NULL,
        price numeric(8,2) NOT NULL,
        duration_minutes integer,
        note jsonb,
        position integer NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE shop_items (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        slug text NOT NULL UNIQUE,
        category jsonb NOT NULL,
        name jsonb NOT NULL,
        description jsonb NOT NULL,
        price numeric(8,2),
        subject text NOT NULL,
        position integer NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE companies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        location text NOT NULL,
        company text NOT NULL,
        court jsonb NOT NULL,
        registration_number text NOT NULL,
        oib text NOT NULL,
        capital jsonb NOT NULL,
        directors text[] NOT NULL,
        address text NOT NULL,
        sample boolean NOT NULL DEFAULT false,
        position integer NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE holidays (
        date date PRIMARY KEY,
        name jsonb NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE business_info (
        one boolean PRIMARY KEY DEFAULT true CONSTRAINT business_info_one_row CHECK (one),
        name text NOT NULL,
        address text NOT NULL,
        postal_code text NOT NULL,
        city text NOT NULL,
        country text NOT NULL,
        phone text NOT NULL,
        mobile_phone text NOT NULL,
        email citext NOT NULL,
        hours jsonb NOT NULL,
        social jsonb NOT NULL
      )`)
    for (const table of contentTables) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of contentTables) await queryRunner.query(`DROP TABLE ${table}`)
  }
}
