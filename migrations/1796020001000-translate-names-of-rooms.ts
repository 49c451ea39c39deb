import type { MigrationInterface, QueryRunner } from 'typeorm'

/** English names of the rooms that every installation begins with. */
const SAMPLES = [
  ['Soba za testiranje', 'Testing room'],
  ['Soba za postupke', 'Treatment room'],
]

/** Gives rooms a name in each language: both are the former one, except for the rooms of the samples. */
export class TranslateNamesOfRooms1796020001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const english = (name: string) =>
      `CASE ${name} ${SAMPLES.map(([hr, en]) => `WHEN '${hr}' THEN '${en}'`).join(' ')} ELSE ${name} END`
    await queryRunner.query(`
      ALTER TABLE rooms ALTER COLUMN name TYPE jsonb USING jsonb_build_object('hr', name, 'en', ${english('name')});
      UPDATE content_versions
      SET content = content || jsonb_build_object('name',
        jsonb_build_object('hr', content ->> 'name', 'en', ${english(`content ->> 'name'`)}))
      WHERE kind = 'room'`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE rooms ALTER COLUMN name TYPE text USING name ->> 'hr';
      UPDATE content_versions SET content = content || jsonb_build_object('name', content #> '{name,hr}') WHERE kind = 'room'`)
  }
}
