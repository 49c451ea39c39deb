import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Packages of the initial content. */
const packages = {
  'Package of 3 treatments': 3,
  'Package of 5 treatments': 5,
  'Package of 10 treatments': 10,
  'First Step package': 4,
  'Whole Picture package': 7,
  'Package of 3 treatments for a pet': 3,
}

/** Adds the number of visits that a price includes. */
export class CountVisitsOfPackages1795000016200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE price_list_rows ADD visits integer NOT NULL DEFAULT 1')
    for (const [service, visits] of Object.entries(packages)) {
      await queryRunner.query(`UPDATE price_list_rows SET visits = $1 WHERE service ->> 'en' = $2`, [visits, service])
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE price_list_rows DROP visits')
  }
}
