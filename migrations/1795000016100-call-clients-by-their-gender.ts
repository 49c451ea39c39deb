import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Female clients in the initial testimonials. */
const WOMEN = ['Ana M.', 'Marija P.', 'Lana Š.', 'Nikolina D.', 'Katarina R.']

/** Adds the grammatical gender of clients, which Croatian texts need. */
export class CallClientsByTheirGender1795000016100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE testimonials ADD feminine boolean NOT NULL DEFAULT false`)
    await queryRunner.query(`UPDATE testimonials SET feminine = true WHERE name = ANY ($1)`, [WOMEN])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE testimonials DROP feminine`)
  }
}
