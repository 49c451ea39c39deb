import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Towns and services of the initial testimonials. */
const first: [name: string, town: string, servicePage: string][] = [
  ['Ana M.', 'Zagreb', 'bioresonanceProcedure'],
  ['Ivan K.', 'Velika Gorica', 'foodIntolerance'],
  ['Marija P.', 'Dubrovnik', 'functionalScreening'],
  ['Josip B.', 'Zagreb', 'bioresonanceProcedure'],
  ['Lana Š.', 'Samobor', 'foodIntolerance'],
  ['Stjepan V.', 'Zagreb', 'functionalScreening'],
  ['Nikolina D.', 'Zagreb', 'bioresonanceProcedure'],
  ['Hrvoje T.', 'Velika Gorica', 'functionalScreening'],
  ['Katarina R.', 'Dubrovnik', 'bioresonanceProcedure'],
  ['Filip G.', 'Zagreb', 'foodIntolerance'],
]

/** Adds the town and the service of testimonials. */
export class PlaceTestimonials1795000142000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE testimonials ADD town text, ADD service_page text')
    // Skips testimonials that the owner has changed or added: they may be of somebody else.
    for (const [name, town, servicePage] of first) {
      await queryRunner.query(
        `UPDATE testimonials SET town = $2, service_page = $3
         WHERE name = $1 AND version = 1 AND EXISTS (SELECT FROM business_info WHERE sample)`,
        [name, town, servicePage],
      )
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE testimonials DROP service_page, DROP town')
  }
}
