import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Times at which an issue was saved and its test mails were requested. */
export class AddNewsletterIssueTimes1795500021000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE newsletter_issues
        ADD saved_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD tested_hr_at timestamptz(3),
        ADD tested_en_at timestamptz(3)`)
    await queryRunner.query('UPDATE newsletter_issues SET saved_at = created_at')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE newsletter_issues DROP saved_at, DROP tested_hr_at, DROP tested_en_at`)
  }
}
