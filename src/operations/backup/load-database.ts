import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { type DataSource, type Migration, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm'
import { StartupError } from '#src/platform/config/startup-error.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import type { StoredTable } from './backup-content.js'
import { clientOf, listSiteTables, quoted, type SiteTable, WITHOUT_TIME_LIMITS } from './site-tables.js'
import { UnusableBackup } from './unusable-backup.js'

/** SQLSTATE of invalid values (22), violated constraints (23), missing tables and columns (42) and too deep JSON (54). */
const CONTENT_FAULT = /^(22...|23...|42P01|4270[134]|42P07|54001)$/

export interface LoadOptions {
  /** Migrations that had run when the backup was made. */
  migrations: string[]
  /** Deletes existing rows. */
  replace: boolean
}

/**
 * Creates the tables as they were when the backup was made, inserts its rows, and migrates them to the current version,
 * all in one transaction.
 * @returns tables of the backup that no migration creates, whose rows are left out
 * @throws UnusableBackup for rows that do not fit the tables, and for missing tables or migrations
 */
export async function loadDatabase(
  dataSource: DataSource,
  stored: AsyncIterable<StoredTable>,
  { migrations, replace }: LoadOptions,
): Promise<string[]> {
  const queryRunner = dataSource.createQueryRunner()
  try {
    await queryRunner.startTransaction()
    await queryRunner.query(WITHOUT_TIME_LIMITS)
    await acquireAdvisoryLock(queryRunner, 'migrations')
    if (replace) await queryRunner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    else await refuseUnlessEmpty(queryRunner)
    await new PartialMigrations(dataSource, queryRunner, migrations).executePendingMigrations()
    const tables = await listSiteTables(queryRunner)
    const leftOut = await withoutRules(queryRunner, tables, () => loadRows(queryRunner, tables, stored))
    for (const table of tables) await continueNumbers(queryRunner, table)
    await new PartialMigrations(dataSource, queryRunner).executePendingMigrations()
    await assertUnknown(queryRunner, leftOut)
    await queryRunner.query(`SELECT pg_notify('content_changed', '')`)
    await queryRunner.commitTransaction()
    return leftOut
  } catch (error) {
    throw asUnusableBackup(error)
  } finally {
    if (queryRunner.isTransactionActive) await queryRunner.rollbackTransaction()
    await queryRunner.release()
  }
}

/** @throws UnusableBackup if a table that was left out exists now: its rows would be lost */
async function assertUnknown(queryRunner: QueryRunner, leftOut: string[]): Promise<void> {
  const lost = (await listSiteTables(queryRunner)).find(({ name }) => leftOut.includes(name))
  if (lost)
    throw new UnusableBackup(`The backup contains the table ${lost.name}, but not the migration that creates it.`)
}

/** Returns a one-line error for rows that do not fit the tables, without their values; any other error as it is. */
function asUnusableBackup(error: unknown): unknown {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: string }
  return code && CONTENT_FAULT.test(code)
    ? new UnusableBackup(`The backup contains rows that do not fit the tables of its version (SQLSTATE ${code}).`)
    : error
}

/** Runs all or some migrations in the transaction of the caller. */
class PartialMigrations extends MigrationExecutor {
  override transaction = 'all' as const

  constructor(
    dataSource: DataSource,
    queryRunner: QueryRunner,
    private readonly names?: string[],
  ) {
    super(dataSource, queryRunner)
  }

  protected override getMigrations(): Migration[] {
    return super.getMigrations().filter(({ name }) => this.names?.includes(name) ?? true)
  }
}

async function refuseUnlessEmpty(queryRunner: QueryRunner): Promise<void> {
  const [found] = (await queryRunner.query(
    `SELECT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')) AS any`,
  )) as [{ any: boolean }]
  if (found.any) throw new StartupError('The database is not empty; --replace deletes its content.')
}

/**
 * Runs the work without triggers, foreign keys and indexes: the rows contain the results of triggers, and indexes and
 * references of all rows are built and checked faster than those of each.
 */
async function withoutRules<Result>(
  queryRunner: QueryRunner,
  tables: SiteTable[],
  work: () => Promise<Result>,
): Promise<Result> {
  const references = (await queryRunner.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )) as { table: string; name: string; definition: string }[]
  const indexes = (await queryRunner.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))`,
  )) as { name: string; definition: string }[]
  const runAll = (statements: string[]) => queryRunner.query(statements.join(';'))
  const alterTables = (change: string) => tables.map(({ name }) => `ALTER TABLE public.${quoted(name)} ${change}`)
  await runAll([
    ...references.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ...alterTables('DISABLE TRIGGER USER'),
  ])
  const result = await work()
  await runAll([
    ...indexes.map(({ definition }) => definition),
    ...references.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    ...alterTables('ENABLE TRIGGER USER'),
  ])
  return result
}

async function loadRows(
  queryRunner: QueryRunner,
  tables: SiteTable[],
  stored: AsyncIterable<StoredTable>,
): Promise<string[]> {
  // Some migrations insert rows.
  if (tables.length === 0) throw new UnusableBackup('The migrations of the backup create no table.')
  await queryRunner.query(`TRUNCATE ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`)
  const leftOut: string[] = []
  const missing = new Set(tables.map(({ name }) => name))
  for await (const each of stored) {
    const table = tables.find(({ name }) => name === each.table)
    if (table) await copyRows(queryRunner, table, each)
    else leftOut.push(each.table)
    missing.delete(each.table)
  }
  const [first] = missing
  if (first !== undefined) throw new UnusableBackup(`The backup does not contain the table ${first}.`)
  return leftOut
}

async function copyRows(
  queryRunner: QueryRunner,
  { name, columns: existing }: SiteTable,
  { columns, rows }: StoredTable,
): Promise<void> {
  const unknown = columns.find((column) => !existing.some((each) => each.name === column))
  if (unknown) throw new UnusableBackup(`The backup contains the unknown column ${unknown} of ${name}.`)
  const client = await clientOf(queryRunner)
  const statement = `COPY public.${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`
  await pipeline(rows, client.query(copyFrom(statement)))
}

/** Sets identity sequences to continue after the highest number. */
async function continueNumbers(queryRunner: QueryRunner, { name, columns }: SiteTable): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    await queryRunner.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoted(column.name)})) FROM public.${quoted(name)}
       HAVING count(*) > 0`,
      [`public.${quoted(name)}`, column.name],
    )
  }
}
