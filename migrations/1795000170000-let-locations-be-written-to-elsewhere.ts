import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds WhatsApp and Viber numbers of locations, empty where there is none. */
export class LetLocationsBeWrittenToElsewhere1795000170000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE locations ADD whatsapp text NOT NULL DEFAULT '', ADD viber text NOT NULL DEFAULT ''`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE locations DROP viber, DROP whatsapp')
  }
}
