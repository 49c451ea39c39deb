import { to as copyTo } from 'pg-copy-streams'
import type { DataSource, QueryRunner } from 'typeorm'
import { StartupError } from '#src/platform/config/startup-error.js'
import { type BackupManifest, END_OF_ROWS, FORMAT, type TableHeading } from './backup-format.js'
import { clientOf, listSiteTables, quoted, type SiteTable, WITHOUT_TIME_LIMITS } from './site-tables.js'

/** Settings for an equal text representation of values on every machine. */
const PLAIN_TEXT = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL extra_float_digits = 1`

/** Yields the content of a backup without its checksum line, from one snapshot; concurrent writes are allowed. */
export async function* dumpDatabase(
  dataSource: DataSource,
  secret: Pick<BackupManifest, 'sessionSecret' | 'secretHash'>,
): AsyncGenerator<string | Buffer> {
  const queryRunner = dataSource.createQueryRunner()
  try {
    await queryRunner.startTransaction('REPEATABLE READ')
    await queryRunner.query('SET TRANSACTION READ ONLY')
    await queryRunner.query(`${PLAIN_TEXT}; ${WITHOUT_TIME_LIMITS}`)
    const migrations = await executedMigrations(queryRunner)
    const manifest: BackupManifest = { format: FORMAT, madeAt: new Date().toISOString(), migrations, ...secret }
    yield `${JSON.stringify(manifest)}\n`
    for (const table of await listSiteTables(queryRunner)) yield* dumpTable(queryRunner, table)
    await queryRunner.commitTransaction()
  } finally {
    // An unfinished COPY would block a rollback.
    if (queryRunner.isTransactionActive) await (await clientOf(queryRunner)).end()
    await queryRunner.release()
  }
}

async function executedMigrations(queryRunner: QueryRunner): Promise<string[]> {
  if (!(await queryRunner.hasTable('migrations'))) throw new StartupError('The database is empty: nothing to back up.')
  const rows = (await queryRunner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]
  return rows.map(({ name }) => name)
}

async function* dumpTable(queryRunner: QueryRunner, { name, columns }: SiteTable): AsyncGenerator<string | Buffer> {
  const heading: TableHeading = { table: name, columns: columns.map((column) => column.name) }
  yield `${JSON.stringify(heading)}\n`
  const client = await clientOf(queryRunner)
  const rows = client.query(copyTo(`COPY public.${quoted(name)} (${heading.columns.map(quoted).join(', ')}) TO STDOUT`))
  // A lost connection is reported again after the rows were abandoned.
  rows.on('error', () => undefined)
  yield* rows as AsyncIterable<Buffer>
  yield `${END_OF_ROWS}\n`
}
