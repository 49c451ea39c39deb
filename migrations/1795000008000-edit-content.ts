import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = [
  ...['locations', 'holidays', 'price_list_rows', 'testimonials'],
  ...['posts', 'shop_items', 'companies', 'business_info'],
]

/** Tables whose primary key was a column other than an id. */
const keys = { holidays: 'date', business_info: 'one' }

export class EditContent1795000008000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD version integer NOT NULL DEFAULT 1, ADD outdated_language text`)
    }
    for (const [table, key] of Object.entries(keys)) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD id uuid NOT NULL DEFAULT gen_random_uuid(),
          DROP CONSTRAINT ${table}_pkey,
          ADD PRIMARY KEY (id),
          ADD UNIQUE (${key})`)
    }
    await queryRunner.query(`ALTER TABLE holidays ADD hours jsonb NOT NULL DEFAULT '[]'`)
    await queryRunner.query(`ALTER TABLE locations ADD special_days jsonb NOT NULL DEFAULT '[]'`)
    await queryRunner.query(`ALTER TABLE testimonials ADD hidden boolean NOT NULL DEFAULT false`)
    await queryRunner.query(`
      ALTER TABLE posts ALTER published_at DROP NOT NULL, ADD picture text NOT NULL DEFAULT 'blog'`)
    await queryRunner.query(`
      UPDATE posts SET picture = 'post-' || regexp_replace(slug, '-en$', '')
      WHERE slug IN ('what-is-bioresonance-en', 'frequency', 'detox', 'franchise')`)
    await queryRunner.query(`
      CREATE TABLE former_post_slugs (
        slug text PRIMARY KEY,
        post_id uuid NOT NULL REFERENCES posts (id) ON DELETE CASCADE
      )`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE former_post_slugs')
    await queryRunner.query('DELETE FROM posts WHERE published_at IS NULL')
    await queryRunner.query('ALTER TABLE posts ALTER published_at SET NOT NULL, DROP picture')
    await queryRunner.query('ALTER TABLE testimonials DROP hidden')
    await queryRunner.query('ALTER TABLE locations DROP special_days')
    await queryRunner.query('ALTER TABLE holidays DROP hours')
    for (const [table, key] of Object.entries(keys)) {
      await queryRunner.query(`
        ALTER TABLE ${table} DROP id, DROP CONSTRAINT ${table}_${key}_key, ADD PRIMARY KEY (${key})`)
    }
    for (const table of tables) {
      await queryRunner.query(`ALTER TABLE ${table} DROP version, DROP outdated_language`)
    }
  }
}
