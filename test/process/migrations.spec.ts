import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { killServers, launchServer, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

describe('start with migrations', () => {
  const storage = siteStorage('empty')
  afterEach(killServers)

  describe('start while another process runs migrations', () => {
    let other: Client
    beforeEach(async () => {
      other = new Client(storage.databaseUrl)
      await other.connect()
      await other.query('SELECT pg_advisory_lock(7203460915)')
    })
    afterEach(() => other.end())

    it('stops waiting after ten minutes, with one line', async () => {
      const hurry = pathToFileURL('test/support/hurry.mjs').href
      const server = launchServer({ ...storage.variables, NODE_OPTIONS: `--import=${hurry}` })
      expect(await server.exited).toBe(1)
      expect(server.output().trim().split('\n')).toEqual([
        expect.stringContaining('Waiting for migrations'),
        expect.stringMatching(/^Cannot start: Migrations of another process did not finish within ten minutes/),
      ])
    })

    it('waits, with a log line', async () => {
      const server = launchServer({ ...storage.variables, PORT: '39997' })
      while (!server.output().includes('\n')) await once(server.process.stdout!, 'data')
      expect(server.output()).toContain('Waiting for migrations: another process runs them.')
      await other.query('SELECT pg_advisory_unlock(7203460915)')
      while (!server.output().includes('Site: ')) await once(server.process.stdout!, 'data')
      expect(server.output()).not.toContain('another version')
      server.process.kill('SIGTERM')
      await server.exited
    })
  })

  it('reports migrations of another version of the site', async () => {
    await storage.withDatabase((dataSource) =>
      dataSource.query(`INSERT INTO migrations (timestamp, name) VALUES (2000000000000, 'AddTelepathy2000000000000')`),
    )
    const server = await startServer(storage.variables)
    expect(server.output()).toMatch(/"level":"warn".*another version of this site.*AddTelepathy2000000000000/)
    await server.kill('SIGTERM')
  })
})
