import type { MigrationInterface, QueryRunner } from 'typeorm'

const INBOX = `merged_into_id IS NULL AND trashed_at IS NULL AND status <> 'spam'`

const NAME = 'franchise_inquiries_inbox_by_name'

/** Order of inquiries by name, in the form in which the lists show it: first name first. */
export class SortInquiriesByFirstName1795700012000 implements MigrationInterface {
  up(queryRunner: QueryRunner): Promise<void> {
    return indexNames(queryRunner, `first_name || ' ' || last_name`)
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return indexNames(queryRunner, `last_name || ' ' || first_name`)
  }
}

async function indexNames(queryRunner: QueryRunner, name: string): Promise<void> {
  await queryRunner.query(`DROP INDEX ${NAME}`)
  await queryRunner.query(`
    CREATE INDEX ${NAME} ON franchise_inquiries (((${name}) COLLATE public.croatian), id)
      INCLUDE (last_name, first_name) WHERE ${INBOX}`)
}
