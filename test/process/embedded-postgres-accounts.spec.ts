import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { postmasterOf, storedMessageIds } from '../support/embedded-server.js'
import { allowLog } from '../support/expected-log.js'
import { postMessage } from '../support/posting.js'
import { killServers, launchServer, startServer } from '../support/server-process.js'
import { until } from '../support/until.js'

// The site reports the database server that a test has killed.
beforeAll(() => allowLog(/^warn |stopped unexpectedly|cannot be restarted yet/))

const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const run = ([file, ...words]: string[], env = process.env) => spawnSync(file!, words, { env, encoding: 'utf8' })
const succeeds = (command: string[]) => run(command).status === 0

/** Runs a command below a bind mount of `/`, where the kernel grants no user namespace. */
const chroot = ['unshare', '--mount', 'sh', '-c', 'mount --rbind / "$0" && exec chroot "$0" env --chdir="$PWD" "$@"']

const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

const whereRoot = isRoot ? describe : describe.skip
const whereNobodyReadsTheBuild = isRoot && succeeds([...asNobody, 'test', '-r', 'dist/src/main.js']) ? it : it.skip

// As root in a user namespace it runs in embedded-postgres.spec.ts.
whereRoot('the account of the embedded PostgreSQL', () => {
  let folder: string
  let dataDir: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'biorezonanca-account-'))
    dataDir = join(folder, 'data')
  })
  afterEach(() => {
    killServers()
    const pid = postmasterOf(dataDir)
    if (pid) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const ownerOf = (file: string) => statSync(join(dataDir, file)).uid
  const accountOfServer = () => statSync(`/proc/${postmasterOf(dataDir)!}`).uid

  /** Returns a PATH in which one program is missing. */
  function pathWithout(program: string): string {
    const links = join(folder, 'bin')
    mkdirSync(links)
    for (const directory of process.env.PATH!.split(delimiter).toReversed())
      spawnSync('sh', ['-c', 'ln -sf "$0"/* "$1"', directory, links])
    rmSync(join(links, program))
    return links
  }

  /** Starts a site on a new cluster, kills its server, and opens the cluster again after the site has stopped. */
  async function expectToRunAsNobody(wrapper: string[], variables: NodeJS.ProcessEnv) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables }
    const site = await startServer(env, wrapper)
    expect(accountOfServer()).toBe(NOBODY)
    const { id } = await postMessage(site)
    const killed = postmasterOf(dataDir)!
    process.kill(killed, 'SIGKILL')
    // Connections of the killed server may still store a message.
    await until(() => ![undefined, killed].includes(postmasterOf(dataDir)))
    while ((await postMessage(site)).status !== 201);
    expect(accountOfServer()).toBe(NOBODY)
    expect(await storedMessageIds(dataDir)).toContain(id)
    await site.kill('SIGTERM')
    const again = run([...wrapper, process.execPath, 'dist/src/operations/commands/verify-audit-log.js'], env)
    expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('intact') })
    expect(ownerOf('postgres/PG_VERSION')).toBe(NOBODY)
  }

  it('is `nobody` when root has no unshare and others can reach the data directory', async () => {
    chmodSync(folder, 0o711)
    await expectToRunAsNobody([], { PATH: pathWithout('unshare') })
  })

  it('is `nobody` when the kernel grants no user namespace, below an inaccessible folder', async () => {
    const root = mkdtempSync(join(tmpdir(), 'biorezonanca-root-'))
    const wrapper = [...chroot, root]
    expect(succeeds([...wrapper, 'true'])).toBe(true)
    expect(succeeds([...wrapper, 'unshare', '--user', 'true'])).toBe(false)
    await expectToRunAsNobody(wrapper, {})
    rmSync(root, { recursive: true })
  })

  it('is missing when root has none of these programs, which one line explains', async () => {
    const emptyPath = join(folder, 'bin')
    mkdirSync(emptyPath)
    const server = launchServer({ DATA_DIR: dataDir, PATH: emptyPath })
    expect(await server.exited).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(
        /^Cannot start: PostgreSQL refuses to run as root, .* Run the site as an ordinary user, or set/,
      ),
    ])
  })

  whereNobodyReadsTheBuild('is the owner of the data directory when root starts it', () => {
    chmodSync(folder, 0o711)
    mkdirSync(dataDir, { mode: 0o700 })
    chownSync(dataDir, NOBODY, NOBODY)
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
    const migrated = run([process.execPath, 'dist/src/operations/commands/migrate.js'], env)
    expect(migrated).toMatchObject({ status: 0 })
    for (const file of ['postgres/PG_VERSION', 'postgres.lock', 'postgres.server.lock', 'postgres.password'])
      expect(ownerOf(file)).toBe(NOBODY)
  })

  whereNobodyReadsTheBuild('is the ordinary user who starts the site', async () => {
    chownSync(folder, NOBODY, NOBODY)
    const site = await startServer({ DATA_DIR: dataDir }, asNobody)
    expect((await postMessage(site)).status).toBe(201)
    expect(accountOfServer()).toBe(NOBODY)
    await site.kill('SIGTERM')
  })
})
