import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the operating company, the bank of each company, and one flag for all sample data. */
export class ExtendLegalDetails1795000016000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE business_info ADD company text, ADD sample boolean NOT NULL DEFAULT false`)
    await queryRunner.query(`
      UPDATE business_info SET company = name, sample = EXISTS (SELECT FROM companies WHERE sample)`)
    await queryRunner.query(`ALTER TABLE business_info ALTER company SET NOT NULL`)
    await queryRunner.query(`ALTER TABLE companies DROP sample, ADD bank text, ADD iban text`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE companies ADD sample boolean NOT NULL DEFAULT false, DROP bank, DROP iban`)
    await queryRunner.query(`UPDATE companies SET sample = (SELECT bool_or(sample) FROM business_info) IS TRUE`)
    await queryRunner.query(`ALTER TABLE business_info DROP company, DROP sample`)
  }
}
