import type { MigrationInterface, QueryRunner } from 'typeorm'

const TREATMENT = 'Bioresonance treatment'

/** Contents of packages in the initial content, by name. */
const packages: Record<string, Record<string, number>> = {
  'Package of 3 treatments': { [TREATMENT]: 3 },
  'Package of 5 treatments': { [TREATMENT]: 5 },
  'Package of 10 treatments': { [TREATMENT]: 10 },
  'First Step package': { 'Food intolerance testing': 1, [TREATMENT]: 3 },
  'Whole Picture package': { 'Advanced functional screening': 1, 'Food intolerance testing': 1, [TREATMENT]: 5 },
  'Package of 3 treatments for a pet': { 'Bioresonance treatment for a pet': 3 },
}

/** Service pages that show prices of the initial content. */
const pages: Record<string, string[]> = {
  foodIntolerance: ['Food intolerance testing', 'Food intolerance and allergy testing', 'First Step package'],
  functionalScreening: ['Advanced functional screening', 'Functional screening of one area', 'Whole Picture package'],
  bioresonanceProcedure: [
    TREATMENT,
    'Shorter bioresonance treatment',
    'Package of 3 treatments',
    'Package of 5 treatments',
    'Package of 10 treatments',
  ],
}

/** Adds the contents of packages, from which their saving is computed, and the service page of a price. */
export class TellWhatPackagesSave1795000140000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE price_list_rows ADD includes jsonb NOT NULL DEFAULT '[]', ADD service_page text`,
    )
    for (const [page, services] of Object.entries(pages)) {
      await queryRunner.query(`UPDATE price_list_rows SET service_page = $1 WHERE service ->> 'en' = ANY ($2)`, [
        page,
        services,
      ])
    }
    for (const [service, includes] of Object.entries(packages)) await include(queryRunner, service, includes)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE price_list_rows DROP service_page, DROP includes')
  }
}

/** Only if all included prices still exist, exactly once, with their initial number of visits. */
async function include(queryRunner: QueryRunner, service: string, includes: Record<string, number>): Promise<void> {
  await queryRunner.query(
    `UPDATE price_list_rows SET includes = whole.includes
     FROM (
       SELECT jsonb_agg(jsonb_build_object('price', id, 'times', times::integer)) AS includes, sum(times::integer) AS visits,
         count(DISTINCT value) AS found, count(*) AS rows
       FROM jsonb_each_text($2::jsonb) AS part (value, times) JOIN price_list_rows ON service ->> 'en' = value
     ) AS whole
     WHERE service ->> 'en' = $1 AND whole.found = $3 AND whole.rows = $3 AND price_list_rows.visits = whole.visits`,
    [service, JSON.stringify(includes), Object.keys(includes).length],
  )
}
