import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { getDataSourceToken } from '@nestjs/typeorm'
import type { DataSource } from 'typeorm'
import { createApp } from '../../src/app.setup.js'
import type { Environment } from '../../src/platform/config/environment.js'
import { startDatabaseServer } from '../../src/platform/database/database-server.js'
import { NotificationsService } from '../../src/platform/database/notifications.service.js'
import { describeApi } from '../../src/platform/http/api-docs/describe-api.js'
import { DescribedApi, DocumentedAnswers } from './documented-answers.js'
import { siteLog } from './site-log.js'
import { createTestDatabase } from './test-database.js'
import { testEnvironment } from './test-environment.js'

export interface TestApp {
  app: NestExpressApplication
  /** Listening, so that supertest need not start it for every request. */
  http: Server
  url: string
  database: DataSource
  environment: Environment
  /** Changes content as another process would, and waits for the application's notification. */
  changeContent(sql: string, parameters?: unknown[]): Promise<void>
  /** Waits for the application's notifications of all changes so far. */
  hearChanges(): Promise<void>
  close(): Promise<void>
}

/** Responses of the running applications. */
const watched = new Set<DocumentedAnswers>()
/** Faults of closed applications. */
const lastFaults: string[] = []

/** Returns deviations from the OpenAPI document in responses since the last call. */
export function takeUndocumentedAnswers(): string[] {
  return [...lastFaults.splice(0), ...[...watched].flatMap((answers) => answers.takeFaults())]
}

/** Documents by the part of the environment that they depend on. */
const describedApis = new Map<string, DescribedApi>()

function describedApi(app: NestExpressApplication, environment: Environment): DescribedApi {
  const key = `${environment.mode} ${environment.publicUrl}`
  const known = describedApis.get(key)
  if (known) return known
  const described = new DescribedApi(describeApi(app, environment))
  describedApis.set(key, described)
  return described
}

/** Starts the whole application on a new database. */
export async function startTestApp(overrides: Partial<Environment> = {}): Promise<TestApp> {
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env
  const server = await createTestDatabase(serverUrl!, template)
  const environment = testEnvironment({ databaseUrl: server.url, ...overrides })
  const app = await createApp(environment, await startDatabaseServer(environment), siteLog)
  await app.listen(0, '127.0.0.1')
  const answers = new DocumentedAnswers(() => describedApi(app, environment))
  const http: Server = app.getHttpServer()
  answers.watch(http)
  watched.add(answers)
  const database = app.get<DataSource>(getDataSourceToken())
  const awaited = new Map<string | undefined, () => void>()
  app.get(NotificationsService).subscribe('work_due', (mark) => awaited.get(mark)?.())
  const hearChanges = async () => {
    // Notifications arrive in the order of their transactions.
    const mark = randomUUID()
    const heard = new Promise<void>((resolve) => awaited.set(mark, resolve))
    await database.query(`SELECT pg_notify('work_due', $1)`, [mark])
    await heard
  }
  return {
    app,
    http,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    database,
    environment,
    async changeContent(sql, parameters) {
      await database.query(sql, parameters)
      await hearChanges()
    },
    hearChanges,
    async close() {
      await app.close()
      lastFaults.push(...answers.takeFaults())
      watched.delete(answers)
      await server.drop()
      rmSync(environment.dataDir, { recursive: true, force: true })
    },
  }
}
