import type { Pool } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { prepareDataDirectory } from '../config/data-directory.js'
import type { Environment } from '../config/environment.js'
import { EmbeddedPostgres } from './embedded/embedded-postgres.js'
import { loadMigrations } from './migrations.js'

type Entities = DataSourceOptions['entities']

/** Every query of a request is small: one that takes longer has met a lock, or a server that is gone. */
const STATEMENT_TIMEOUT_MS = 5000
/** Later than the server's own limit, which leaves the connection usable. */
const ANSWER_TIMEOUT_MS = 6000
/** Longer than the slow poll of the queues, which so keeps one connection open. */
const IDLE_TIMEOUT_MS = 30_000

/** A `DataSource` on a server that this process has started, and stops after the last connection is closed. */
class EmbeddedDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    private readonly stopServer: () => Promise<void>,
  ) {
    super(options)
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy()
    await this.stopServer()
  }
}

/**
 * `DataSource` of the site: on the server of `DATABASE_URL`, or else on an embedded server on `DATA_DIR`. It has no migrations, which
 * `migrate` loads when some are pending.
 * @throws DataDirectoryInUse
 */
export async function createDataSource(environment: Environment, entities: Entities): Promise<DataSource> {
  if (environment.databaseUrl) return new DataSource(optionsFor(environment, environment.databaseUrl, entities))
  const server = await EmbeddedPostgres.start(preparePlaces(environment))
  return new EmbeddedDataSource(optionsFor(environment, server.url, entities), () => server.stop())
}

/**
 * `DataSource` of a command. It joins the server of a running site, unless `exclusive`: then it needs `DATA_DIR` for itself.
 * @throws DataDirectoryInUse
 */
export async function createCommandDataSource(
  environment: Environment,
  entities: Entities,
  { exclusive = false } = {},
): Promise<DataSource> {
  const migrations = await loadMigrations()
  if (environment.databaseUrl)
    return new DataSource({ ...optionsFor(environment, environment.databaseUrl, entities), migrations })
  const places = preparePlaces(environment)
  const server = exclusive ? await EmbeddedPostgres.start(places) : await EmbeddedPostgres.join(places)
  exitOnSignals()
  return new EmbeddedDataSource({ ...optionsFor(environment, server.url, entities), migrations }, () => server.stop())
}

/** Ends a command that handles no signal itself by `process.exit`, which stops a server that it has started. */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.listenerCount(signal) === 0 && process.exit(1))
}

function preparePlaces({ dataDir, embeddedDatabaseDir }: Environment) {
  prepareDataDirectory(dataDir)
  return { dataDir, cluster: embeddedDatabaseDir }
}

function optionsFor({ databasePoolSize }: Environment, url: string, entities: Entities) {
  return {
    type: 'postgres',
    url,
    entities,
    migrationsTransactionMode: 'each',
    synchronize: false,
    uuidExtension: 'pgcrypto', // gen_random_uuid(), in core since PostgreSQL 13
    installExtensions: false, // the first migration does
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    poolSize: databasePoolSize,
    connectTimeoutMS: 5000,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
    },
  } as const satisfies DataSourceOptions
}

/** A second `DataSource` on the same database, without the time limits that are for requests. */
export function withoutTimeLimits(dataSource: DataSource): DataSource {
  return new DataSource({ ...dataSource.options, extra: {} })
}

/** Connection string of the database, for clients beside the pool. */
export function connectionString(dataSource: DataSource): string {
  return (dataSource.options as { url: string }).url
}

/** The pool under the `DataSource`, for libraries that use `pg`. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master
}
