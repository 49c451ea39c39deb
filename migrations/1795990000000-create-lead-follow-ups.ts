import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Days on which staff want to be reminded of leads. */
export class CreateLeadFollowUps1795990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_follow_ups (
        lead_id uuid PRIMARY KEY,
        day date NOT NULL,
        note text,
        is_announced boolean NOT NULL DEFAULT false
      )`)
    await runner.query('CREATE INDEX lead_follow_ups_by_day ON lead_follow_ups (day)')
    await runner.query('CREATE INDEX lead_follow_ups_to_announce ON lead_follow_ups (day) WHERE NOT is_announced')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_follow_ups')
  }
}
