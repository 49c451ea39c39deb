import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { createDataSource } from '../../src/database/data-source.js'
import { killServers } from './server-process.js'
import { createTestDatabase } from './test-database.js'
import { testEnvironment } from './test-environment.js'

/** Most tests are not about the first start, which creates a cluster and takes seconds. */
type Beginning = 'empty' | 'migrated'

/** Where the processes of one site keep what they store. */
export interface SiteStorage {
  /** Without it the database is embedded: one process's own. */
  readonly databaseUrl: string | undefined
  /** What tells a process of it. */
  readonly variables: NodeJS.ProcessEnv
  /** Opens the database for this long; an embedded one only while no process has it. */
  withDatabase<Result>(work: (dataSource: DataSource) => Promise<Result>): Promise<Result>
  remove(): Promise<void>
}

/** The storage of the processes that the tests of a file start: nothing, or what a site has that has just been set up. */
export function siteStorage(begin: Beginning): Omit<SiteStorage, 'remove'> {
  let storage: SiteStorage
  beforeAll(async () => {
    storage = await createSiteStorage(begin)
  })
  afterAll(() => {
    killServers()
    return storage.remove()
  })

  return {
    get databaseUrl() {
      return storage.databaseUrl
    },
    get variables() {
      return storage.variables
    },
    withDatabase: (work) => storage.withDatabase(work),
  }
}

/** A data directory nobody else has, and a database of its own on the server, if there is one. */
export async function createSiteStorage(
  begin: Beginning,
  serverUrl = process.env.TEST_DATABASE_URL,
): Promise<SiteStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-site-'))
  const template = begin === 'migrated' ? process.env.TEST_TEMPLATE : undefined
  const database = serverUrl ? await createTestDatabase(serverUrl, template) : undefined
  if (template && !database) unpackCluster(template, testEnvironment({ dataDir }).embeddedDatabaseDir)
  const databaseUrl = database?.url
  return {
    databaseUrl,
    variables: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    async withDatabase(work) {
      const dataSource = await createDataSource(testEnvironment({ dataDir, databaseUrl }), [])
      await dataSource.initialize()
      return work(dataSource).finally(() => dataSource.destroy())
    },
    async remove() {
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function unpackCluster(tar: string, directory: string): void {
  mkdirSync(directory, { mode: 0o700 })
  execFileSync('tar', ['--extract', '--file', tar, '--directory', directory], { stdio: 'pipe' })
}
