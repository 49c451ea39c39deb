import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createDataSource, createEmbeddedDataSource } from '../../dist/src/database/data-source.js'
import { openMemoryPostgres } from '../../dist/src/database/embedded/embedded-postgres.js'
import { Environment } from '../../dist/src/config/environment.js'

// Jest does not transform global set-up, so this one uses the build.

/** One migrated database a run, from which every suite begins with a copy of its own. */
export default async function createTemplateDatabase() {
  process.env.TEST_TEMPLATE = process.env.TEST_DATABASE_URL
    ? await onServer(process.env.TEST_DATABASE_URL)
    : await inMemory()
}

async function onServer(serverUrl) {
  const template = `test_template_${process.pid}`
  const server = new Client(serverUrl)
  await server.connect()
  await server.query(`CREATE DATABASE ${template}`)
  await server.end()

  const databaseUrl = new URL(serverUrl)
  databaseUrl.pathname = `/${template}`
  const dataSource = await createDataSource(new Environment({ databaseUrl: databaseUrl.href, databasePoolSize: 1 }), [])
  await dataSource.initialize()
  await dataSource.runMigrations()
  await dataSource.destroy()
  return template
}

async function inMemory() {
  const embedded = await openMemoryPostgres()
  const dataSource = await createEmbeddedDataSource(embedded, [])
  await dataSource.initialize()
  await dataSource.runMigrations()
  await dataSource.query('CHECKPOINT')
  const dump = await embedded.engine.dumpDataDir('none')
  await dataSource.destroy()

  const file = join(mkdtempSync(join(tmpdir(), 'template-')), 'template.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  return file
}
