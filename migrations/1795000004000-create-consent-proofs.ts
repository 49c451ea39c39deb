import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateConsentProofs1795000004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE consent_proofs (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        visitor_id uuid NOT NULL,
        choice text NOT NULL,
        policy_version integer NOT NULL,
        language text NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX consent_proofs_by_visitor ON consent_proofs (visitor_id, recorded_at)`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE consent_proofs`)
  }
}
