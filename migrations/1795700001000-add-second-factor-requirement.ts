import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Start of each user's grace period for setting up the second factor, and the secret of a replacement app. Existing
 * installations require the second factor of no role until their owner does; recovery codes of 80 bits are deleted.
 */
export class AddSecondFactorRequirement1795700001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD second_factor_grace_from timestamptz')
    await queryRunner.query('UPDATE users SET second_factor_grace_from = created_at WHERE password_hash IS NOT NULL')
    await queryRunner.query(`
      UPDATE settings SET set_values = set_values || '{"secondFactorOfAdmins": "optional"}'
      WHERE EXISTS (SELECT FROM users)`)
    await queryRunner.query('ALTER TABLE second_factors ADD next_sealed_secret text')
    await queryRunner.query(`UPDATE second_factors SET recovery_code_hashes = '{}'`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP second_factor_grace_from')
    await queryRunner.query(`
      UPDATE settings SET set_values = set_values
        - '{secondFactorOfAdmins,secondFactorOfStaff,secondFactorOfEditors,secondFactorGraceDays}'::text[]`)
    await queryRunner.query('ALTER TABLE second_factors DROP next_sealed_secret')
  }
}
