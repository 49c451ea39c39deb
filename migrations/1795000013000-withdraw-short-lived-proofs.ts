import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Invalidates recovery codes and invitation links, which were hashed with one shared key, the codes with 49 bits. They cannot be rehashed:
 * users create new codes on the account page, administrators new links.
 */
export class WithdrawShortLivedProofs1795000013000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE second_factors SET recovery_code_hashes = '{}'`)
    await queryRunner.query('DELETE FROM invitations')
  }

  async down(): Promise<void> {
    // Irreversible: invalidated codes stay invalid.
  }
}
