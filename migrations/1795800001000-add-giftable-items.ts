import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lets the owner choose the items that can be given: until now all but free items and the franchise. Sample products cannot. */
export class AddGiftableItems1795800001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shop_items ADD giftable boolean NOT NULL DEFAULT false;
      UPDATE shop_items SET giftable = price IS DISTINCT FROM 0 AND subject <> 'franchise'
        AND slug NOT IN ('staklena-boca', 'dnevnik-30-dana', 'knjizica-recepata', 'dekica-za-odmor')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_items DROP giftable')
  }
}
