import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Statement beside the testimonials on how they are checked. */
export class AddTestimonialsNote1795910004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE business_info ADD COLUMN testimonials_note jsonb')
    await runner.query('UPDATE business_info SET testimonials_note = $1', [
      {
        hr: 'Izjave objavljujemo bez neovisne provjere.',
        en: 'We publish these statements without independent checks.',
      },
    ])
    await runner.query('ALTER TABLE business_info ALTER COLUMN testimonials_note SET NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE business_info DROP COLUMN testimonials_note')
  }
}
