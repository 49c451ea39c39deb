import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Numbers at WhatsApp and Viber, empty where a location has none. */
export class LetLocationsBeWrittenToElsewhere1795000170000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE locations ADD whatsapp text NOT NULL DEFAULT '', ADD viber text NOT NULL DEFAULT ''`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE locations DROP viber, DROP whatsapp')
  }
}
