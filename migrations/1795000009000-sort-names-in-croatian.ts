import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The letters that Croatian adds to the alphabet, where it has them (https://cldr.unicode.org, collation `hr`). */
const RULES = `
  &C<č<<<Č<ć<<<Ć
  &D<dž<<<Dž<<<DŽ<đ<<<Đ
  &L<lj<<<Lj<<<LJ
  &N<nj<<<Nj<<<NJ
  &S<š<<<Š
  &Z<ž<<<Ž`

const names = {
  contact_messages: ['name', 'name'],
  franchise_inquiries: [`(last_name || ' ' || first_name)`, 'last_name, first_name'],
}

const inbox = `WHERE merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

/** Names in the order of the Croatian alphabet, in which č follows c. */
export class SortNamesInCroatian1795000009000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [server] = (await queryRunner.query('SHOW server_version_num')) as { server_version_num: string }[]
    // The embedded database knows no language, so it is told the rules, as Postgres 16 and later can be.
    const takesRules = Number(server!.server_version_num) >= 160_000
    const locale = takesRules ? `locale = 'und', rules = '${RULES}'` : `locale = 'hr'`
    await queryRunner.query(`CREATE COLLATION public.croatian (provider = icu, ${locale})`)
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
