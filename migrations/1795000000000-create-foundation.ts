import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateFoundation1795000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const extension of ['citext', 'pg_trgm', 'unaccent']) {
      await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS ${extension} WITH SCHEMA public`)
    }

    await queryRunner.query(`
      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        email citext NOT NULL,
        phone text,
        subject text NOT NULL,
        message text NOT NULL,
        language text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX contact_messages_newest ON contact_messages (received_at, id)`)

    await queryRunner.query(`
      CREATE TABLE franchise_inquiries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        first_name text NOT NULL,
        last_name text NOT NULL,
        email citext NOT NULL,
        phone text NOT NULL,
        preferred_location text NOT NULL,
        previous_experience text,
        additional_information text,
        language text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX franchise_inquiries_newest ON franchise_inquiries (received_at, id)`)

    await queryRunner.query(`
      CREATE TABLE newsletter_subscribers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email citext NOT NULL UNIQUE,
        language text NOT NULL,
        consent_text text NOT NULL,
        subscribed_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX newsletter_subscribers_newest ON newsletter_subscribers (subscribed_at, id)`)

    await queryRunner.query(`
      CREATE TABLE idempotency_keys (
        key text PRIMARY KEY,
        fingerprint text NOT NULL,
        response jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(`CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)`)

    // Unlogged: counters may be lost in a crash, and cost no flush to disk. Columns as rate-limiter-flexible expects them.
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [
      'rate_limits',
      'idempotency_keys',
      'newsletter_subscribers',
      'franchise_inquiries',
      'contact_messages',
    ]) {
      await queryRunner.query(`DROP TABLE ${table}`)
    }
  }
}
