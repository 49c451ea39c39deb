import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Leads in the digests of each staff member, one row per lead. */
export class CreateLeadDigestEntries1795000091000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lead_digest_entries (
        user_id uuid NOT NULL CONSTRAINT lead_digest_entries_user_id_fkey REFERENCES users ON DELETE CASCADE,
        lead_id uuid NOT NULL,
        due_at timestamptz(3) NOT NULL,
        mail_id uuid,
        PRIMARY KEY (user_id, lead_id)
      )`)
    await queryRunner.query(`CREATE INDEX lead_digest_entries_of_lead ON lead_digest_entries (lead_id)`)
    await queryRunner.query(`CREATE INDEX lead_digest_entries_of_mail ON lead_digest_entries (mail_id)`)
    await queryRunner.query(`
      CREATE INDEX lead_digest_entries_waiting ON lead_digest_entries (user_id) WHERE mail_id IS NULL`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE lead_digest_entries`)
  }
}
