import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Content tables with their kind in the audit log; initial rows of these tables are sample data. */
const kinds = {
  locations: 'location',
  price_list_rows: 'price',
  therapists: 'therapist',
  testimonials: 'testimonial',
  shop_items: 'shopItem',
  companies: 'company',
  business_info: 'business',
}
const others = ['holidays', 'price_categories', 'shop_categories', 'posts']

/** Marks the initial content as sample data, row by row, until the owner replaces it. */
export class MarkWhatIsInvented1795000143000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...Object.keys(kinds), ...others]) {
      await queryRunner.query(`ALTER TABLE ${table} ADD invented boolean NOT NULL DEFAULT false`)
    }
    for (const [table, kind] of Object.entries(kinds)) {
      await queryRunner.query(
        `UPDATE ${table} SET invented = true
         WHERE version = 1 AND EXISTS (SELECT FROM business_info WHERE sample) AND NOT EXISTS (
           SELECT FROM audit_events WHERE action = $1 AND subject_id = ${table}.id::text)`,
        [`content.${kind}.added`],
      )
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...Object.keys(kinds), ...others]) {
      await queryRunner.query(`ALTER TABLE ${table} DROP invented`)
    }
  }
}
