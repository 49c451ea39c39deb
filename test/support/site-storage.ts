import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { createCommandDataSource } from '../../src/platform/database/data-source.js'
import { killServers } from './server-process.js'
import { createTestDatabase } from './test-database.js'
import { testEnvironment } from './test-environment.js'

/** Initial state of a site's database: empty, or with schema and seed. */
type Beginning = 'empty' | 'migrated'

/** Storage that the processes of one site share. */
export interface SiteStorage {
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined
  /** Environment variables that configure a process for the storage. */
  readonly variables: NodeJS.ProcessEnv
  /** Opens the database during `work`, also beside a running site. */
  withDatabase<Result>(work: (dataSource: DataSource) => Promise<Result>): Promise<Result>
  remove(): Promise<void>
}

/** Storage for the processes of a test file: on the server of the run, or embedded. */
export function siteStorage(begin: Beginning | 'embedded'): Omit<SiteStorage, 'remove'> {
  let storage: SiteStorage
  beforeAll(async () => {
    storage = begin === 'embedded' ? createEmbeddedStorage() : await createSiteStorage(begin)
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

/** Creates a data directory and a separate database on the server of the run. */
export async function createSiteStorage(begin: Beginning): Promise<SiteStorage> {
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env
  const { url, drop } = await createTestDatabase(serverUrl!, begin === 'migrated' ? template : undefined)
  return storageIn(url, drop)
}

/** Creates an empty data directory, on which each process starts the embedded database. */
export function createEmbeddedStorage(): SiteStorage {
  return storageIn(undefined, () => Promise.resolve())
}

function storageIn(databaseUrl: string | undefined, drop: () => Promise<void>): SiteStorage {
  const dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-site-'))
  return {
    databaseUrl,
    variables: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    async withDatabase(work) {
      const dataSource = await createCommandDataSource(testEnvironment({ dataDir, databaseUrl }), [])
      await dataSource.initialize()
      try {
        return await work(dataSource)
      } finally {
        await dataSource.destroy()
      }
    },
    async remove() {
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
