import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMigrating, postmasterOf, storedMessageIds } from '../support/embedded-server.js'
import { allowLog } from '../support/expected-log.js'
import { postMessage } from '../support/posting.js'
import { HURRY, killServers, launchServer, type ServerProcess, startServer } from '../support/server-process.js'
import { createEmbeddedStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

// The site reports the database server that a test has killed.
beforeAll(() => allowLog(/^warn |stopped unexpectedly|cannot be restarted yet/))

/** Runs a command in its own PID namespace, like a container: process ids restart, and all processes end with the first. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts']
const inContainer = spawnSync('unshare', [...container.slice(1), 'true']).status === 0 ? container : []

describe('the embedded PostgreSQL', () => {
  const storage = createEmbeddedStorage()
  const dataDir = storage.variables.DATA_DIR!
  const cluster = join(dataDir, 'postgres')
  afterAll(async () => {
    killServers()
    const pid = postmasterOf(dataDir)
    if (pid) process.kill(pid, 'SIGKILL')
    await storage.remove()
  })

  const start = (wrapper: string[] = []) => startServer({ DATA_DIR: dataDir }, wrapper)
  const launch = (wrapper: string[] = []) => launchServer({ DATA_DIR: dataDir, PORT: '39998', ...HURRY }, wrapper)

  const acknowledged: string[] = []
  async function post(site: ServerProcess): Promise<number> {
    const { status, id } = await postMessage(site)
    if (id) acknowledged.push(id)
    return status
  }
  const expectAllStored = async () => expect((await storedMessageIds(dataDir)).sort()).toEqual(acknowledged.sort())

  describe('runs after successive starts', () => {
    let site: ServerProcess
    beforeAll(async () => {
      site = await start()
      expect(await post(site)).toBe(201)
    })

    it('stores files owned by the user who started the site', () => {
      for (const file of ['PG_VERSION', 'base', 'postmaster.pid'])
        expect(statSync(join(cluster, file)).uid).toBe(process.getuid!())
    })

    it('is restarted after it was killed; the site answers 503 meanwhile', async () => {
      const killed = postmasterOf(dataDir)!
      process.kill(killed, 'SIGKILL')
      const statuses = new Set<number>()
      // Connections outlive the killed server for a moment: only a post to the next one shows that it accepts new ones.
      await until(async () => {
        const isNext = ![undefined, killed].includes(postmasterOf(dataDir))
        const status = await post(site)
        statuses.add(status)
        return isNext && status === 201
      })
      expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
      await expectAllStored()
      expect(site.output()).toContain('stopped unexpectedly (SIGKILL)')
    })

    it('is stopped by the next start if it outlived a killed site', async () => {
      const orphan = postmasterOf(dataDir)!
      await site.kill('SIGKILL')
      expect(postmasterOf(dataDir)).toBe(orphan)
      site = await start()
      expect(postmasterOf(dataDir)).not.toBe(orphan)
      expect(await post(site)).toBe(201)
      await expectAllStored()
    })

    it('stops with the site', async () => {
      await site.kill('SIGTERM')
      expect(postmasterOf(dataDir)).toBeUndefined()
    })

    it('starts after a crash with a pid file that contains the id of a living process', async () => {
      writeFileSync(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n1\n5432\n${cluster}\n\n\nready\n`)
      await storage.withDatabase(expectAllStored)
    })
  })

  describe('embedded PostgreSQL in a container', () => {
    let site: ServerProcess
    beforeAll(async () => {
      site = await start(inContainer)
      expect(await post(site)).toBe(201)
    })

    it('refuses the site of a second container', async () => {
      const other = launch(inContainer)
      expect(await other.exited).toBe(1)
      expect(other.output().trim().split('\n').at(-1)).toMatch(
        /^Cannot start: The data directory is in use by process \d+ on /,
      )
      expect(await post(site)).toBe(201)
    })

    it('is started by the container that follows a killed one', async () => {
      const dying = site.kill('SIGKILL')
      site = await start([...inContainer, 'sh', '-c', '"$0" "$@" & site=$!; wait $site; sleep 600'])
      await dying
      expect(await post(site)).toBe(201)
      await expectAllStored()
    })

    const ifContained = inContainer.length > 0 ? it : it.skip
    ifContained('is not started while a server of a killed site runs in another container', async () => {
      spawnSync('pkill', [
        '-KILL',
        '--full',
        `^${process.execPath} .*main.js`,
        '--ns',
        String(site.pid),
        '--nslist',
        'uts',
      ])
      const second = launch()
      expect(await second.exited).toBe(1)
      expect(second.output()).toContain('A database server that this process cannot stop still uses')
    })
  })

  describe('the embedded PostgreSQL with a path too long for a socket', () => {
    let folder: string
    let longDataDir: string
    let site: ServerProcess
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'biorezonanca-embedded-'))
      longDataDir = join(folder, 'd'.repeat(100))
    })
    afterAll(async () => {
      await site.kill('SIGTERM')
      rmSync(folder, { recursive: true })
    })

    const password = () => readFileSync(join(longDataDir, 'postgres.password'), 'utf8')
    /** Settings of a connection to the port of the running server. */
    const connection = () => ({
      host: '127.0.0.1',
      port: Number(readFileSync(join(longDataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]),
    })

    it('stops on a signal during the first migrations, and the next start completes them', async () => {
      const first = launchServer({ DATA_DIR: longDataDir, PORT: '39997' })
      await until(() => isMigrating(longDataDir, () => ({ ...connection(), password: password() })))
      first.process.kill('SIGTERM')
      expect(await first.exited).toBe(1)
      await until(() => !postmasterOf(longDataDir))
      site = await startServer({ DATA_DIR: longDataDir })
      expect((await postMessage(site)).status).toBe(201)
    })

    it('listens on the loopback interface with a password', async () => {
      await expect(storedMessageIds(longDataDir, { ...connection(), password: 'guessed' })).rejects.toThrow(
        'password authentication failed',
      )
      expect(await storedMessageIds(longDataDir, { ...connection(), password: password() })).toHaveLength(1)
    })
  })

  it.each([
    ['a cluster of another major version', 'PG_VERSION', /^.* was made by PostgreSQL 12, .*$/],
    ['a directory that holds other files', 'notes.txt', /^.* is neither empty nor a database\.$/],
  ])('leaves %s unchanged', async (_what, name, line) => {
    const foreign = createEmbeddedStorage()
    const folder = join(foreign.variables.DATA_DIR!, 'postgres')
    mkdirSync(folder)
    writeFileSync(join(folder, name), '12\n')
    await expect(foreign.withDatabase(() => Promise.resolve())).rejects.toThrow(line)
    expect(readFileSync(join(folder, name), 'utf8')).toBe('12\n')
    await foreign.remove()
  })
})
