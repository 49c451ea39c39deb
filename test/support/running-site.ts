import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killServers, startServer } from './server-process.js'
import { createTestDatabase } from './test-database.js'

export const administrator = { email: 'owner@example.com', password: 'a long enough password' }

export interface RunningSite {
  url: string
  /** What the server has written so far. */
  output: () => string
  stop: () => Promise<void>
}

/** The built site as a process of its own, on a fresh database, with a known administrator. */
export async function startSite(variables: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-site-'))
  const serverUrl = process.env.TEST_DATABASE_URL
  const database = serverUrl ? await createTestDatabase(serverUrl) : undefined
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMIT_SCALE: '0',
    ...variables,
  })
  return {
    url: server.url,
    output: server.output,
    async stop() {
      await server.kill('SIGTERM')
      killServers()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
