import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Stores when a post was last changed; for existing ones the time of publication, as the change is not known. */
export class AddUpdateTimesOfPosts1795800003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts ADD updated_at timestamptz NOT NULL DEFAULT now();
      UPDATE posts SET updated_at = published_at WHERE published_at < now()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP updated_at')
  }
}
