import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { getDataSourceToken } from '@nestjs/typeorm'
import { Client } from 'pg'
import type { DataSource } from 'typeorm'
import { createApp } from '../../src/app.setup.js'
import type { Environment } from '../../src/config/environment.js'
import { createEmbeddedDataSource } from '../../src/database/data-source.js'
import { openMemoryPostgres } from '../../src/database/embedded-postgres.js'
import { testEnvironment } from './test-environment.js'

export interface TestApp {
  app: NestExpressApplication
  http: Server
  database: DataSource
  environment: Environment
  close(): Promise<void>
}

/** The whole application on a fresh database: embedded, or a copy on the server of TEST_DATABASE_URL. */
export async function startTestApp(overrides: Partial<Environment> = {}): Promise<TestApp> {
  const server = process.env.TEST_DATABASE_URL ? await copyOnServer(process.env.TEST_DATABASE_URL) : undefined
  const environment = testEnvironment({ databaseUrl: server?.url, ...overrides })
  const app = await createApp(environment, server ? undefined : openCopyInMemory)
  await app.init()
  return {
    app,
    http: app.getHttpServer(),
    database: app.get<DataSource>(getDataSourceToken()),
    environment,
    async close() {
      await app.close()
      await server?.drop()
      rmSync(environment.dataDir, { recursive: true, force: true })
    },
  }
}

async function openCopyInMemory(entities: Parameters<typeof createEmbeddedDataSource>[1]): Promise<DataSource> {
  const embedded = await openMemoryPostgres(new Blob([readFileSync(process.env.TEST_TEMPLATE!)]))
  return createEmbeddedDataSource(embedded, entities)
}

async function copyOnServer(serverUrl: string) {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${process.env.TEST_TEMPLATE}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
