import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['contact_messages', 'franchise_inquiries']

/** Adds the reasons for which a lead was classified as spam. */
export class SuspectLeads1795000050000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`ALTER TABLE ${table} ADD suspicions text[] NOT NULL DEFAULT '{}'`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE ${table} DROP suspicions`)
  }
}
