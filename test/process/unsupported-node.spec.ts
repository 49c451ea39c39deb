import { findUnsupportedNode } from '../../src/platform/config/node-support.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

describe('start on a version of Node', () => {
  const storage = siteStorage('migrated')

  it('logs a warning if the version receives no security fixes', async () => {
    const site = await startServer(storage.variables)
    await site.kill('SIGTERM')
    const warned = /"level":"warn".*"message":"Node \d+\.\d+\.\d+ receives no security fixes/.test(site.output())
    expect(warned).toBe(findUnsupportedNode() !== undefined)
  }, 60_000)
})
