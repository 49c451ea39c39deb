import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Drops the role of testimonial authors, who are always clients. */
export class DropTestimonialRole1795000019000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE testimonials DROP role`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE testimonials ADD role text NOT NULL DEFAULT 'Client'`)
  }
}
