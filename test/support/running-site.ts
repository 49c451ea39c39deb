import { administrator } from './administrator.js'
import { killServers, startServer } from './server-process.js'
import { createSiteStorage } from './site-storage.js'

export { administrator }

export interface RunningSite {
  url: string
  /** What the server has written so far. */
  output: () => string
  stop: () => Promise<void>
}

/** The built site as a process of its own, on a fresh database, with a known administrator. */
export async function startSite(variables: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const storage = await createSiteStorage('migrated')
  const server = await startServer({
    ...storage.variables,
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
      await storage.remove()
    },
  }
}
