import { Client } from 'pg'
import { Environment } from '../../dist/src/platform/config/environment.js'
import { allEntities } from '../../dist/src/platform/database/all-entities.js'
import { createDataSource } from '../../dist/src/platform/database/data-source.js'
import { startDatabaseServer } from '../../dist/src/platform/database/database-server.js'
import { prepareDatabase } from '../../dist/src/platform/database/prepare-database.js'
import { seed } from '../../dist/src/platform/database/seed.js'
import { startPostgresServer } from './postgres-server.js'

/** Stops the server of this run, if the run started one. */
let stopServer

/**
 * Prepares the databases of a run: a server (of TEST_DATABASE_URL, if set) and a migrated database with the initial content, which each
 * test file copies.
 */
export async function createTemplateDatabase() {
  if (!process.env.TEST_DATABASE_URL) {
    const { url, stop } = await startPostgresServer()
    process.env.TEST_DATABASE_URL = url
    stopServer = stop
  }
  process.env.TEST_TEMPLATE = `test_template_${process.pid}`
  await run(`CREATE DATABASE ${process.env.TEST_TEMPLATE}`)
  const databaseUrl = new URL(process.env.TEST_DATABASE_URL)
  databaseUrl.pathname = `/${process.env.TEST_TEMPLATE}`
  const environment = new Environment({ databaseUrl: databaseUrl.href, databasePoolSize: 1 })
  const dataSource = createDataSource(await startDatabaseServer(environment), environment, allEntities)
  await prepareDatabase(dataSource)
  await seed(dataSource)
  await dataSource.destroy()
}

/** Drops what `createTemplateDatabase` has created. */
export async function dropTemplateDatabase() {
  if (stopServer) await stopServer()
  else await run(`DROP DATABASE ${process.env.TEST_TEMPLATE}`)
}

async function run(statement) {
  const client = new Client(process.env.TEST_DATABASE_URL)
  await client.connect()
  await client.query(statement)
  await client.end()
}
