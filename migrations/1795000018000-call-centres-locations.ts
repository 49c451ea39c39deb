import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['contact_messages', 'franchise_inquiries']

/** Renames the lead column `centre` to `location`, the term used by the rest of the code. */
export class CallCentresLocations1795000018000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.rename(queryRunner, 'centre', 'location')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.rename(queryRunner, 'location', 'centre')
  }

  private async rename(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`ALTER TABLE ${table} RENAME ${from} TO ${to}`)
      await queryRunner.query(`ALTER INDEX ${table}_inbox_by_${from} RENAME TO ${table}_inbox_by_${to}`)
    }
    await queryRunner.query('UPDATE lead_events SET type = $1 WHERE type = $2', [to, from])
  }
}
