import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { getDataSourceToken } from '@nestjs/typeorm'
import type { DataSource } from 'typeorm'
import { createApp } from '../../src/app.setup.js'
import type { Environment } from '../../src/config/environment.js'
import { ContentChangesService } from '../../src/database/content-changes.service.js'
import { describeApi } from '../../src/http/api-docs/describe-api.js'
import { DocumentedAnswers } from './documented-answers.js'
import { createTestDatabase } from './test-database.js'
import { testEnvironment } from './test-environment.js'

export interface TestApp {
  app: NestExpressApplication
  http: Server
  database: DataSource
  environment: Environment
  /** Changes content as another process would, and waits until the application has been told of it. */
  changeContent(sql: string, parameters?: unknown[]): Promise<void>
  close(): Promise<void>
}

const watched: DocumentedAnswers[] = []

// Whatever a test is about: the API answers as its document says.
afterEach(() => expect(watched.flatMap((answers) => answers.takeFaults())).toEqual([]))

/** The whole application on a fresh database. */
export async function startTestApp(overrides: Partial<Environment> = {}): Promise<TestApp> {
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env
  const server = await createTestDatabase(serverUrl!, template)
  const environment = testEnvironment({ databaseUrl: server.url, ...overrides })
  const app = await createApp(environment)
  await app.init()
  const answers = new DocumentedAnswers(() => describeApi(app, environment))
  answers.watch(app.getHttpServer())
  watched.push(answers)
  const database = app.get<DataSource>(getDataSourceToken())
  let told = () => {}
  app.get(ContentChangesService).subscribe((why) => why === 'change' && told())
  return {
    app,
    http: app.getHttpServer(),
    database,
    environment,
    async changeContent(sql, parameters) {
      const change = new Promise<void>((resolve) => (told = resolve))
      await database.query(sql, parameters)
      await change
    },
    async close() {
      await app.close()
      await server.drop()
      rmSync(environment.dataDir, { recursive: true, force: true })
    },
  }
}
