import type { DataSource, QueryRunner } from 'typeorm'
import { StartupError } from '#src/platform/config/startup-error.js'
import { listSiteTables, quoted, type SiteTable, WITHOUT_TIME_LIMITS } from './site-tables.js'
import { type BackupManifest, FORMAT, type TableHeading } from './backup-format.js'

const MOST_ROWS_AT_A_TIME = 500
/** Limit of memory: rows with pictures have up to millions of characters. */
const CHARACTERS_AT_A_TIME = 4_000_000

/** Settings for an equal text representation of values on every machine. */
const PLAIN_TEXT = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL extra_float_digits = 1`

/** Yields the lines of a backup without its checksum line, from one snapshot; concurrent writes are allowed. */
export async function* dumpDatabase(
  dataSource: DataSource,
  secret: Pick<BackupManifest, 'sessionSecret' | 'secretHash'>,
): AsyncGenerator<string> {
  const queryRunner = dataSource.createQueryRunner()
  try {
    await queryRunner.startTransaction('REPEATABLE READ')
    await queryRunner.query('SET TRANSACTION READ ONLY')
    await queryRunner.query(`${PLAIN_TEXT}; ${WITHOUT_TIME_LIMITS}`)
    const migrations = await executedMigrations(queryRunner)
    const manifest: BackupManifest = { format: FORMAT, madeAt: new Date().toISOString(), migrations, ...secret }
    yield JSON.stringify(manifest)
    for (const table of await listSiteTables(queryRunner)) yield* dumpTable(queryRunner, table)
    await queryRunner.commitTransaction()
  } finally {
    if (queryRunner.isTransactionActive) await queryRunner.rollbackTransaction()
    await queryRunner.release()
  }
}

async function executedMigrations(queryRunner: QueryRunner): Promise<string[]> {
  if (!(await queryRunner.hasTable('migrations'))) throw new StartupError('The database is empty: nothing to back up.')
  const rows = (await queryRunner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]
  return rows.map(({ name }) => name)
}

async function* dumpTable(queryRunner: QueryRunner, { name, columns }: SiteTable): AsyncGenerator<string> {
  const heading: TableHeading = { table: name, columns: columns.map((column) => column.name) }
  yield JSON.stringify(heading)
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await queryRunner.query(`
    DECLARE dumped NO SCROLL CURSOR FOR SELECT array_to_json(ARRAY[${values}])::text AS line FROM public.${quoted(name)}`)
  for (let count = 1; ;) {
    const rows = (await queryRunner.query(`FETCH ${count} FROM dumped`)) as { line: string }[]
    for (const { line } of rows) yield line
    if (rows.length < count) break
    const longest = Math.max(...rows.map(({ line }) => line.length))
    count = Math.max(1, Math.min(MOST_ROWS_AT_A_TIME, 2 * count, Math.floor(CHARACTERS_AT_A_TIME / longest)))
  }
  await queryRunner.query('CLOSE dumped')
}
