import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Recovery codes and invitation links were hashed with one key for everything, the codes with 49 bits. They cannot be
 * hashed anew: the account's page asks for new codes, an administrator makes new links.
 */
export class WithdrawShortLivedProofs1795000013000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE second_factors SET recovery_code_hashes = '{}'`)
    await queryRunner.query('DELETE FROM invitations')
  }

  async down(): Promise<void> {
    // What is withdrawn stays withdrawn.
  }
}
