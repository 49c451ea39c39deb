import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { warningsIn } from '../support/expected-log.js'
import { postMessage } from '../support/posting.js'
import { freePort, killServers, launchServer, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

/** Debian's package `pgbouncer` is not everywhere. */
const ifInstalled = spawnSync('pgbouncer', ['--version']).status === 0 ? describe : describe.skip

ifInstalled('PgBouncer in transaction mode', () => {
  const storage = siteStorage('migrated')
  const folder = mkdtempSync(join(tmpdir(), 'biorezonanca-pooler-'))
  const poolers: ChildProcess[] = []
  afterAll(() => {
    killServers()
    for (const pooler of poolers) pooler.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  /** @returns the connection string */
  async function startPooler(...settings: string[]): Promise<string> {
    const port = await freePort()
    const { hostname, port: serverPort, username, password, pathname } = new URL(storage.databaseUrl!)
    const server = `host=${hostname} port=${serverPort} user=${username} password=${password || 'none'} dbname=${pathname.slice(1)}`
    const config = ['listen_addr=127.0.0.1', `listen_port=${port}`, 'unix_socket_dir=', 'auth_type=any', ...settings]
    const file = join(folder, String(port))
    chmodSync(folder, 0o755)
    writeFileSync(file, `[databases]\nsite = ${server}\n[pgbouncer]\npool_mode=transaction\n${config.join('\n')}\n`)
    const account = process.getuid!() === 0 ? ['--user', 'nobody'] : []
    poolers.push(spawn('pgbouncer', ['--quiet', ...account, file], { stdio: 'ignore' }))
    const url = `postgres://site@127.0.0.1:${port}/site`
    await until(() => {
      const client = new Client(url)
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    })
    return url
  }

  it.each([[[]], [['ignore_startup_parameters=statement_timeout']]])(
    'is refused without a direct connection, with the settings %j',
    async (settings) => {
      const pooled = await startPooler(...settings)
      const refused = launchServer({ ...storage.variables, DATABASE_URL: pooled, PORT: '39996' })
      expect(await refused.exited).toBe(1)
      expect(refused.output().trim().split('\n')).toEqual([expect.stringContaining('Set DATABASE_DIRECT_URL')])
    },
  )

  it('serves two processes that see each other’s changes', async () => {
    const variables = {
      ...storage.variables,
      DATABASE_URL: await startPooler(),
      DATABASE_DIRECT_URL: storage.databaseUrl,
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      RATE_LIMIT_SCALE: '0',
    }
    const sites = [await startServer(variables), await startServer(variables)]
    const posts = Array.from({ length: 200 }, (_, number) => postMessage(sites[number % 2]!))
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses).toEqual(Array(200).fill(201))
    const pageOf = async (path: string) => (await fetch(sites[1]!.url + path)).text()
    expect(await pageOf('/cjenik')).not.toContain('Novo ime usluge')
    await storage.withDatabase((dataSource) =>
      dataSource.query(
        `UPDATE price_list_rows SET service = service || '{"hr": "Novo ime usluge"}' WHERE position = 1`,
      ),
    )
    await until(async () => (await pageOf('/cjenik')).includes('Novo ime usluge'))
    for (const site of sites) {
      expect(warningsIn(site.output())).toEqual([])
      await site.kill('SIGTERM')
    }
  })
})
