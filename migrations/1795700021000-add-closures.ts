import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lets a holiday last several days and concern chosen locations; holidays may overlap. */
export class AddClosures1795700021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE holidays DROP CONSTRAINT holidays_date_key,
        ADD last_day date,
        ADD locations text[] NOT NULL DEFAULT '{}'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE holidays DROP last_day, DROP locations;
      DELETE FROM holidays AS one USING holidays AS other WHERE one.date = other.date AND one.id > other.id;
      ALTER TABLE holidays ADD CONSTRAINT holidays_date_key UNIQUE (date)`)
  }
}
