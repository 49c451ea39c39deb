import type { Pool } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { Environment } from '../config/environment.js'
import { type DatabaseServer, exitOnSignals, joinDatabaseServer, startDatabaseServer } from './database-server.js'
import { loadMigrations } from './migrations.js'

type Entities = DataSourceOptions['entities']

/** Limit of a statement. Queries of requests are small: a slower one waits for a lock or a failed server. */
const STATEMENT_TIMEOUT_MS = 5000
/** Longer than the server's own limit, which leaves the connection usable. */
const ANSWER_TIMEOUT_MS = 6000
/** Longer than the slowest polling interval of the queues, which thus keeps one connection open. */
const IDLE_TIMEOUT_MS = 30_000

/** `DataSource` that stops an embedded server started by this process, after closing its last connection. */
class ServerDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    private readonly server: DatabaseServer,
  ) {
    super(options)
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy()
    await this.server.stop()
  }
}

/** Creates the `DataSource` of the site. It has no migrations, which `migrate` loads when some are pending. */
export function createDataSource(server: DatabaseServer, environment: Environment, entities: Entities): DataSource {
  return new ServerDataSource(optionsFor(environment, server.url, entities), server)
}

/**
 * Creates the `DataSource` of a command. It joins the server of a running site, unless `exclusive`: then it needs
 * `DATA_DIR` for itself.
 * @throws DataDirectoryInUse
 */
export async function createCommandDataSource(
  environment: Environment,
  entities: Entities,
  { exclusive = false } = {},
): Promise<DataSource> {
  const migrations = await loadMigrations()
  const server = await (exclusive ? startDatabaseServer(environment) : joinDatabaseServer(environment))
  exitOnSignals()
  return new ServerDataSource({ ...optionsFor(environment, server.url, entities), migrations }, server)
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

/** Creates a second `DataSource` on the same database, without the time limits of requests. */
export function withoutTimeLimits(dataSource: DataSource): DataSource {
  return new DataSource({ ...dataSource.options, extra: {} })
}

/** Returns the connection string, for clients outside the pool. */
export function connectionString(dataSource: DataSource): string {
  return (dataSource.options as { url: string }).url
}

/** Returns the pool of the `DataSource`, for libraries that use `pg`. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master
}
