import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Links that show people the stored data about their address and let them erase their subscription. */
export class MailOwnDataLinks1795000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE own_data_links (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email citext NOT NULL,
        language text NOT NULL,
        asked_at timestamptz(3) NOT NULL DEFAULT now(),
        hash text CONSTRAINT own_data_links_hash_key UNIQUE,
        expires_at timestamptz(3)
      )`)
    await queryRunner.query('CREATE INDEX own_data_links_of_address ON own_data_links (email)')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE own_data_links')
  }
}
