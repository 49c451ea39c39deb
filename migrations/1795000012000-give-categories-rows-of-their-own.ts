import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Category table of each table. */
const categories = { price_list_rows: 'price_categories', shop_items: 'shop_categories' }

/** Moves categories from repeated texts to tables. Rows with equal texts in both languages share a category. */
export class GiveCategoriesRowsOfTheirOwn1795000012000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [rows, table] of Object.entries(categories)) {
      await queryRunner.query(`
        CREATE TABLE ${table} (
          id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
          version integer NOT NULL DEFAULT 1,
          outdated_language text,
          name jsonb NOT NULL,
          position integer NOT NULL
        )`)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`)
      await queryRunner.query(`
        INSERT INTO ${table} (name, position)
        SELECT category, row_number() OVER (ORDER BY min(position)) FROM ${rows} GROUP BY category`)
      await queryRunner.query(`ALTER TABLE ${rows} ADD category_id uuid REFERENCES ${table} (id)`)
      await queryRunner.query(`
        UPDATE ${rows} SET category_id = ${table}.id FROM ${table} WHERE ${table}.name = ${rows}.category`)
      await queryRunner.query(`ALTER TABLE ${rows} ALTER category_id SET NOT NULL, DROP category`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [rows, table] of Object.entries(categories)) {
      await queryRunner.query(`ALTER TABLE ${rows} ADD category jsonb`)
      await queryRunner.query(`
        UPDATE ${rows} SET category = ${table}.name FROM ${table} WHERE ${table}.id = ${rows}.category_id`)
      await queryRunner.query(`ALTER TABLE ${rows} ALTER category SET NOT NULL, DROP category_id`)
      await queryRunner.query(`DROP TABLE ${table}`)
    }
  }
}
