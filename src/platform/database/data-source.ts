import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { Pool } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { Environment } from '../config/environment.js'
import { type DatabaseServer, exitOnSignals, joinDatabaseServer, startDatabaseServer } from './database-server.js'
import { loggedMessage } from './logged-error.js'
import { loadMigrations } from './migrations.js'
import { ClientOfPooler } from './pooler.js'

type Entities = DataSourceOptions['entities']

/** Limit of a statement. Queries of requests are small: a slower one waits for a lock or a failed server. */
const STATEMENT_TIMEOUT_MS = 5000
/** Longer than the server's own limit, which leaves the connection usable. */
const ANSWER_TIMEOUT_MS = 6000
/** Longer than the slowest polling interval of the queues, which thus keeps one connection open. */
const IDLE_TIMEOUT_MS = 30_000
/** Limit of closing a connection, which takes milliseconds unless the server is overloaded, or has failed. */
const CLOSE_TIMEOUT_MS = 5000

/**
 * `DataSource` whose `destroy` waits briefly until its connections have ended. One that is still open when its server
 * stops or its database is dropped would end with an error.
 */
class ClosingDataSource extends DataSource {
  override async destroy(): Promise<void> {
    const closed = connectionsClosed(poolOf(this))
    await super.destroy()
    await Promise.race([closed, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  }
}

/** `DataSource` that stops an embedded server started by this process, after closing its last connection. */
class ServerDataSource extends ClosingDataSource {
  constructor(
    options: DataSourceOptions,
    readonly server: DatabaseServer,
  ) {
    super(options)
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy()
    await this.server.stop()
  }
}

/** Resolves when the open connections of a pool have ended. `Pool.end` resolves when it has asked them to end. */
function connectionsClosed(pool: Pool): Promise<void> {
  let open = pool.totalCount
  if (open === 0) return Promise.resolve()
  return new Promise((resolve) => pool.on('remove', () => --open === 0 && resolve()))
}

/** Creates the `DataSource` of the site. It has no migrations, which `migrate` loads when some are pending. */
export function createDataSource(server: DatabaseServer, environment: Environment, entities: Entities): DataSource {
  const { extra, ...options } = optionsFor(environment, server.url, entities)
  return new ServerDataSource({ ...options, extra: server.directUrl ? extraOfPooler(extra) : extra }, server)
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
  return new ServerDataSource(
    { ...optionsFor(environment, server.directUrl ?? server.url, entities), migrations },
    server,
  )
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
    poolErrorHandler: logLostConnection,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
    },
  } as const satisfies DataSourceOptions
}

const logger = new Logger('database')

/** Logs an idle connection that the server or the network has closed; the pool opens another when it needs one. */
function logLostConnection(error: Error): void {
  logger.warn(`Connection pool lost an idle connection: ${loggedMessage(error)}`)
}

/** Returns settings for a pooler: it accepts no `statement_timeout`, and its sessions have none of our prepared statements. */
function extraOfPooler<Extra extends { statement_timeout: number }>({ statement_timeout: _refused, ...extra }: Extra) {
  return { ...extra, Client: ClientOfPooler }
}

/** Creates a second `DataSource` on the same database, with direct connections and without the time limits of requests. */
export function withoutTimeLimits(
  dataSource: DataSource,
  options: Partial<Pick<DataSourceOptions, 'migrations'> & { url: string }> = {},
): DataSource {
  const url = connectionString(dataSource)
  return new ClosingDataSource({ ...dataSource.options, url, ...options, extra: {} })
}

/** Returns the connection string for sessions that no pooler shares. */
export function connectionString(dataSource: DataSource): string {
  const { url } = dataSource.options as { url: string }
  return (dataSource instanceof ServerDataSource && dataSource.server.directUrl) || url
}

/** Returns true when `DATABASE_DIRECT_URL` leads past a pooler. */
export function usesPooler(dataSource: DataSource): boolean {
  return connectionString(dataSource) !== (dataSource.options as { url: string }).url
}

/** Returns the pool of the `DataSource`, for libraries that use `pg`. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master
}
