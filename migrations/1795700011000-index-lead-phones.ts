import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['contact_messages', 'franchise_inquiries', 'appointment_requests']

/** Indexes of the telephone numbers of leads, in the dialling forms that all spellings of a number share. */
export class IndexLeadPhones1795700011000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`CREATE INDEX ${table}_by_phone ON ${table} (public.dialled(phone), id)`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`DROP INDEX ${table}_by_phone`)
  }
}
