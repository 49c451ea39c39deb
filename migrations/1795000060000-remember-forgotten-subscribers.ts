import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Hashes of erased addresses that must receive no mail, salted against lookup tables. The salt is stored with the rows, also in backups,
 * and is independent of the session secret.
 */
export class RememberForgottenSubscribers1795000060000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE forgotten_salt (
        one boolean PRIMARY KEY DEFAULT true CONSTRAINT forgotten_salt_one_row CHECK (one),
        salt text NOT NULL
      )`)
    await queryRunner.query(
      `INSERT INTO forgotten_salt (salt) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)`,
    )
    await queryRunner.query(`
      CREATE TABLE forgotten_subscribers (
        hash text PRIMARY KEY,
        forgotten_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`
      CREATE FUNCTION forgotten_hash(address text) RETURNS text LANGUAGE sql STABLE
      AS $$ SELECT encode(sha256(convert_to(salt || lower(address), 'UTF8')), 'hex') FROM public.forgotten_salt $$`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION forgotten_hash(text)')
    await queryRunner.query('DROP TABLE forgotten_subscribers')
    await queryRunner.query('DROP TABLE forgotten_salt')
  }
}
