import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who is quoted is a client, in words of the language that is read; nobody could be anything else. */
export class DropTestimonialRole1795000019000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE testimonials DROP role`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE testimonials ADD role text NOT NULL DEFAULT 'Client'`)
  }
}
