import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { Pool } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { prepareDataDirectory } from '../config/data-directory.js'
import type { Environment } from '../config/environment.js'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded/embedded-postgres.js'
import { loadMigrations } from './migrations.js'

type Entities = DataSourceOptions['entities']

/** Every query of a request is small: one that takes longer has met a lock, or a server that is gone. */
const STATEMENT_TIMEOUT_MS = 5000
/** Later than the server's own limit, which leaves the connection usable. */
const ANSWER_TIMEOUT_MS = 6000

/** A `DataSource` whose engine lives in this process; destroying it also closes the engine. */
export class EmbeddedDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    readonly embedded: EmbeddedPostgres,
  ) {
    super(options)
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy()
    await this.embedded.close()
  }
}

/** The same `DataSource` over either back end: the server of `DATABASE_URL`, or the embedded database. */
export async function createDataSource(environment: Environment, entities: Entities): Promise<DataSource> {
  const common = await commonOptions(entities)
  if (environment.databaseUrl) {
    return new DataSource({
      ...common,
      url: environment.databaseUrl,
      poolSize: environment.databasePoolSize,
      connectTimeoutMS: 5000,
      extra: { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS, keepAlive: true },
    })
  }
  prepareDataDirectory(environment.dataDir)
  return createEmbeddedDataSource(await openEmbeddedPostgres(environment.embeddedDatabaseDir), entities)
}

export async function createEmbeddedDataSource(embedded: EmbeddedPostgres, entities: Entities): Promise<DataSource> {
  return new EmbeddedDataSource(
    {
      ...(await commonOptions(entities)),
      poolSize: 1, // the engine is one session
      connectTimeoutMS: 15_000, // a query that bypasses its transaction's manager fails instead of waiting for ever
      extra: { ...createPgConfig(embedded.engine), idleTimeoutMillis: 0 },
    },
    embedded,
  )
}

async function commonOptions(entities: Entities) {
  return {
    type: 'postgres',
    entities,
    migrations: await loadMigrations(),
    migrationsTransactionMode: 'each',
    synchronize: false,
    uuidExtension: 'pgcrypto', // gen_random_uuid(), in core since Postgres 13
    installExtensions: false, // the first migration does
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  } as const satisfies DataSourceOptions
}

/** The pool under the `DataSource`, for libraries that speak `pg`. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master
}
