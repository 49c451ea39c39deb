import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Client } from 'pg'
import { killServers, launchServer, type ServerProcess, startServer } from '../support/server-process.js'

const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const succeeds = (command: string[]) => spawnSync(command[0]!, command.slice(1)).status === 0

/** Runs a command as a container of its own would: process numbers begin again, and all end with the first. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts']
const inContainer = succeeds([...container, 'true']) ? container : []

/** Runs a command below a bind mount of `/`, where the kernel grants no user namespace. */
const chroot = ['unshare', '--mount', 'sh', '-c', 'mount --rbind / "$0" && exec chroot "$0" env --chdir="$PWD" "$@"']

const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

describe('the embedded PostgreSQL', () => {
  let folder: string
  let dataDir: string
  let usedDataDir: string
  beforeAll(async () => {
    usedDataDir = join(mkdtempSync(join(tmpdir(), 'biorezonanca-used-')), 'data')
    const site = await startServer({ DATA_DIR: usedDataDir })
    await site.kill('SIGTERM')
  })
  afterAll(() => rmSync(dirname(usedDataDir), { recursive: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'biorezonanca-embedded-'))
    dataDir = join(folder, 'data')
  })
  afterEach(() => {
    killServers()
    const pid = postmaster()
    if (pid) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (wrapper: string[] = [], variables: NodeJS.ProcessEnv = {}) =>
    startServer({ DATA_DIR: dataDir, ...variables }, wrapper)
  /** Starts on the data directory of a site that has run before, which saves the first start. */
  const startAgain = (wrapper: string[] = []) => {
    cpSync(usedDataDir, dataDir, { recursive: true })
    return start(wrapper)
  }
  const launch = (wrapper: string[] = [], variables: NodeJS.ProcessEnv = {}) =>
    launchServer({ DATA_DIR: dataDir, PORT: '39998', ...variables }, wrapper)
  const cluster = () => join(dataDir, 'postgres')

  function postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 0)
      return pid
    } catch {
      return undefined
    }
  }

  const ids: string[] = []
  beforeEach(() => void (ids.length = 0))
  async function post({ url }: ServerProcess): Promise<number> {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Dobar dan' }),
    })
    const { id } = (await response.json()) as { id: string }
    if (response.status === 201) ids.push(id)
    return response.status
  }

  /** Ids of the stored messages, from the server of a running site. */
  async function storedIds(connection: object = { host: cluster(), user: 'postgres' }): Promise<string[]> {
    const client = new Client(connection)
    await client.connect()
    const { rows } = await client.query<{ id: string }>('SELECT id FROM contact_messages')
    await client.end()
    return rows.map(({ id }) => id)
  }

  const expectAllStored = async () => expect((await storedIds()).sort()).toEqual(ids.sort())

  describe('as root', () => {
    const asRoot = isRoot ? it : it.skip

    /** A PATH in which one program is missing. */
    function pathWithout(program: string): string {
      const links = join(folder, 'bin')
      mkdirSync(links)
      for (const directory of process.env.PATH!.split(delimiter).toReversed())
        spawnSync('sh', ['-c', 'ln -sf "$0"/* "$1"', directory, links])
      rmSync(join(links, program))
      return links
    }

    async function startsTwice(wrapper: string[], variables: NodeJS.ProcessEnv) {
      const first = await start(wrapper, variables)
      expect(await post(first)).toBe(201)
      process.kill(postmaster()!, 'SIGKILL')
      while ((await post(first)) !== 201); // restarted in the same way
      await first.kill('SIGTERM')
      const second = await start(wrapper, variables)
      expect(await post(second)).toBe(201)
      await expectAllStored()
      const owner = statSync(join(cluster(), 'PG_VERSION')).uid
      await second.kill('SIGTERM')
      return owner
    }

    asRoot('runs in a user namespace, and files stay the property of root', async () => {
      expect(await startsTwice([], {})).toBe(0)
    })

    asRoot('runs as nobody without unshare, where the data directory can be reached', async () => {
      chmodSync(folder, 0o711)
      expect(await startsTwice([], { PATH: pathWithout('unshare') })).toBe(NOBODY)
    })

    asRoot('runs as nobody where the kernel grants no user namespace, below a closed folder', async () => {
      const root = mkdtempSync(join(tmpdir(), 'biorezonanca-root-'))
      const wrapper = [...chroot, root]
      expect(succeeds([...wrapper, 'true'])).toBe(true)
      expect(succeeds([...wrapper, 'unshare', '--user', 'true'])).toBe(false)
      expect(await startsTwice(wrapper, {})).toBe(NOBODY)
    })

    asRoot('says in one line what to do where none of this works', async () => {
      const emptyPath = join(folder, 'bin')
      mkdirSync(emptyPath)
      const server = launch([], { PATH: emptyPath })
      expect(await server.exited).toBe(1)
      expect(server.output().trim().split('\n')).toEqual([
        expect.stringMatching(
          /^Cannot start: PostgreSQL refuses to run as root, .* Run the site as an ordinary user, or set/,
        ),
      ])
    })
  })

  const asOwner = isRoot && succeeds([...asNobody, 'test', '-r', 'dist/src/main.js']) ? it : it.skip
  asOwner('runs as the owner of the data directory when root starts the site', async () => {
    chmodSync(folder, 0o711)
    mkdirSync(dataDir, { mode: 0o700 })
    chownSync(dataDir, NOBODY, NOBODY)
    const server = await start()
    expect(await post(server)).toBe(201)
    await server.kill('SIGTERM')
    for (const file of ['postgres/PG_VERSION', 'postgres.lock', 'postgres.server.lock', 'postgres.password'])
      expect(statSync(join(dataDir, file)).uid).toBe(NOBODY)
  })

  const asOrdinaryUser = isRoot && succeeds([...asNobody, 'test', '-r', 'dist/src/main.js']) ? it : it.skip
  asOrdinaryUser('runs as the ordinary user who starts the site', async () => {
    chownSync(folder, NOBODY, NOBODY)
    const server = await start(asNobody)
    expect(await post(server)).toBe(201)
    expect(statSync(`/proc/${postmaster()!}`).uid).toBe(NOBODY)
    await server.kill('SIGTERM')
  })

  it('listens on the loopback interface, with a password, where the path is too long for a socket', async () => {
    dataDir = join(folder, 'd'.repeat(100))
    const server = await startAgain()
    expect(await post(server)).toBe(201)
    const port = Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[3])
    const connection = { host: '127.0.0.1', port, user: 'postgres' }
    await expect(storedIds({ ...connection, password: 'guessed' })).rejects.toThrow('password authentication failed')
    const password = readFileSync(`${cluster()}.password`, 'utf8')
    expect(await storedIds({ ...connection, password })).toEqual(ids)
    await server.kill('SIGTERM')
  })

  it('is restarted when it is killed; the site answers 503 meanwhile', async () => {
    const server = await startAgain()
    expect(await post(server)).toBe(201)
    process.kill(postmaster()!, 'SIGKILL')
    const statuses = new Set<number>()
    for (let status = 0; status !== 201; statuses.add(status)) status = await post(server)
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
    await expectAllStored()
    expect(server.output()).toContain('stopped unexpectedly (SIGKILL)')
    await server.kill('SIGTERM')
  })

  it('is stopped by the next start when it outlived a killed site', async () => {
    const first = await startAgain()
    expect(await post(first)).toBe(201)
    const orphan = postmaster()!
    await first.kill('SIGKILL')
    expect(postmaster()).toBe(orphan)
    const second = await start()
    expect(postmaster()).not.toBe(orphan)
    expect(await post(second)).toBe(201)
    await expectAllStored()
    await second.kill('SIGTERM')
    expect(postmaster()).toBeUndefined()
  })

  it('starts after a crash that left the number of a living process in its pid file', async () => {
    const first = await startAgain()
    expect(await post(first)).toBe(201)
    await first.kill('SIGTERM')
    writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1\n5432\n${cluster()}\n\n\nready\n`)
    const second = await start()
    await expectAllStored()
    await second.kill('SIGTERM')
  })

  it('does not outlive a site that cannot start', async () => {
    const first = await start([], { DATA_DIR: join(folder, 'other') })
    const second = launch([], { PORT: new URL(first.url).port })
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain('EADDRINUSE')
    while (postmaster()) await new Promise((resolve) => setTimeout(resolve, 20))
    await first.kill('SIGTERM')
  })

  it('refuses a second container on its directory, and lets in the one that follows a killed one', async () => {
    const first = await startAgain(inContainer)
    expect(await post(first)).toBe(201)
    const other = launch(inContainer)
    expect(await other.exited).toBe(1)
    expect(other.output().trim().split('\n').at(-1)).toMatch(
      /^Cannot start: The data directory is in use by process \d+ on /,
    )
    expect(await post(first)).toBe(201)

    const dying = first.kill('SIGKILL')
    const next = await start(inContainer)
    await dying
    expect(await post(next)).toBe(201)
    await expectAllStored()
    await next.kill('SIGKILL')
  })

  const ifContained = inContainer.length > 0 ? it : it.skip
  ifContained('is not started beside a server that a killed site left in another container', async () => {
    const first = await startAgain([...inContainer, 'sh', '-c', '"$0" "$@" & site=$!; wait $site; sleep 60'])
    expect(await post(first)).toBe(201)
    spawnSync('pkill', [
      '-KILL',
      '--full',
      `^${process.execPath} .*main.js`,
      '--ns',
      String(first.pid),
      '--nslist',
      'uts',
    ])
    const second = launch()
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain('A database server that this process cannot stop still uses')
  })

  it.each([
    ['a cluster of another major version', 'PG_VERSION', /was made by PostgreSQL 12/],
    ['a directory that holds other files', 'notes.txt', /is neither empty nor a database/],
  ])('refuses %s with one line', async (_what, name, line) => {
    mkdirSync(cluster(), { recursive: true })
    writeFileSync(join(cluster(), name), '12\n')
    const server = launch()
    expect(await server.exited).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([expect.stringMatching(line)])
    expect(() => accessSync(join(cluster(), name))).not.toThrow()
  })
})
