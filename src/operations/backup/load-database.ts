import { type DataSource, type Migration, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm'
import { StartupError } from '#src/platform/config/startup-error.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { isTableHeading, type TableHeading } from './backup-format.js'
import { listSiteTables, quoted, type SiteTable, WITHOUT_TIME_LIMITS } from './site-tables.js'
import { UnusableBackup } from './unusable-backup.js'

const CHARACTERS_AT_A_TIME = 500_000

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
 * @param lines of the backup without its manifest
 * @returns tables of the backup that no migration creates, whose rows are left out
 * @throws UnusableBackup for rows that do not fit the tables, and for missing tables or migrations
 */
export async function loadDatabase(
  dataSource: DataSource,
  lines: AsyncIterable<string>,
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
    const leftOut = await withoutRules(queryRunner, tables, () => loadRows(queryRunner, tables, lines))
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
  const { code } = (error instanceof QueryFailedError ? error.driverError : {}) as { code?: string }
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
  )) as { any: boolean }[]
  if (found!.any) throw new StartupError('The database is not empty; --replace deletes its content.')
}

/**
 * Runs the work with deferred foreign keys and without triggers: rows arrive in any order, and the backup contains the
 * results of triggers.
 */
async function withoutRules<Result>(
  queryRunner: QueryRunner,
  tables: SiteTable[],
  work: () => Promise<Result>,
): Promise<Result> {
  const references = (await queryRunner.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT condeferrable`,
  )) as { table: string; name: string }[]
  const alterReferences = async (when: string) => {
    for (const { table, name } of references)
      await queryRunner.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${when}`)
  }
  const alterTables = async (change: string) => {
    for (const { name } of tables) await queryRunner.query(`ALTER TABLE public.${quoted(name)} ${change}`)
  }
  await alterReferences('DEFERRABLE INITIALLY DEFERRED')
  await alterTables('DISABLE TRIGGER USER')
  const result = await work()
  await queryRunner.query('SET CONSTRAINTS ALL IMMEDIATE')
  await alterTables('ENABLE TRIGGER USER')
  await alterReferences('NOT DEFERRABLE')
  return result
}

async function loadRows(
  queryRunner: QueryRunner,
  tables: SiteTable[],
  lines: AsyncIterable<string>,
): Promise<string[]> {
  // Some migrations insert rows.
  if (tables.length === 0) throw new UnusableBackup('The migrations of the backup create no table.')
  await queryRunner.query(`TRUNCATE ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`)
  const leftOut: string[] = []
  const missing = new Set(tables.map(({ name }) => name))
  let insertion: Insertion | undefined
  for await (const line of lines) {
    if (line.startsWith('[')) {
      await insertion?.add(line)
      continue
    }
    await insertion?.flush()
    const heading = parseHeading(line)
    const table = tables.find(({ name }) => name === heading.table)
    insertion = table && new Insertion(queryRunner, table, heading.columns)
    if (!table) leftOut.push(heading.table)
    missing.delete(heading.table)
  }
  await insertion?.flush()
  const [first] = missing
  if (first !== undefined) throw new UnusableBackup(`The backup does not contain the table ${first}.`)
  return leftOut
}

/** @throws UnusableBackup */
function parseHeading(line: string): TableHeading {
  try {
    const heading: unknown = JSON.parse(line)
    if (isTableHeading(heading)) return heading
  } catch {
    // reported below
  }
  throw new UnusableBackup('The backup contains a line that is neither a row nor the heading of a table.')
}

/** Batched inserts into one table. */
class Insertion {
  private readonly statement: string
  private lines: string[] = []
  private characters = 0

  constructor(
    private readonly queryRunner: QueryRunner,
    { name, columns }: SiteTable,
    names: string[],
  ) {
    const types = new Map(columns.map((column) => [column.name, column.type]))
    const unknown = names.find((column) => !types.has(column))
    if (unknown) throw new UnusableBackup(`The backup contains the unknown column ${unknown} of ${name}.`)
    const values = names.map((column, index) => `(line ->> ${index})::${types.get(column)}`)
    this.statement = `
      INSERT INTO public.${quoted(name)} (${names.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
      SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS line`
  }

  async add(line: string): Promise<void> {
    this.lines.push(line)
    this.characters += line.length
    if (this.characters > CHARACTERS_AT_A_TIME) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.lines.length > 0) await this.queryRunner.query(this.statement, [`[${this.lines.join(',')}]`])
    this.lines = []
    this.characters = 0
  }
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
