import type { MigrationInterface, QueryRunner } from 'typeorm'

const names = {
  contact_messages: ['name', 'name'],
  franchise_inquiries: [`(last_name || ' ' || first_name)`, 'last_name, first_name'],
}

const inbox = `WHERE merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/** Croatian collation for names, in which č follows c. */
export class SortNamesInCroatian1795000009000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE COLLATION public.croatian (provider = icu, locale = 'hr')`)
    await this.index(queryRunner, (name) => `${name} COLLATE public.croatian`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.index(queryRunner, (name) => `public.fold(${name})`)
    await queryRunner.query('DROP COLLATION public.croatian')
  }

  private async index(queryRunner: QueryRunner, key: (name: string) => string): Promise<void> {
    for (const [table, [name, columns]] of Object.entries(names)) {
      const index = `${table}_inbox_by_name`
      await queryRunner.query(`DROP INDEX ${index}`)
      await queryRunner.query(`CREATE INDEX ${index} ON ${table} ((${key(name!)}), id) INCLUDE (${columns}) ${inbox}`)
    }
  }
}
