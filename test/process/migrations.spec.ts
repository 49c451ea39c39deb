import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../src/platform/database/migrate.js'
import { backUpHere, restoreHere } from '../support/backups.js'
import { runCommand } from '../support/command.js'
import { EARLIER_MIGRATIONS, recordedMigrations, recordMigrations } from '../support/earlier-history.js'
import { warningsIn } from '../support/expected-log.js'
import { postMessage } from '../support/posting.js'
import { HURRY, killServers, launchServer, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { tableHashes } from '../support/table-hashes.js'

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
      const server = launchServer({ ...storage.variables, ...HURRY })
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
})

describe('the database of a newer version', () => {
  const storage = siteStorage('migrated')
  const isRefused = expect.stringMatching(
    /^(Cannot start: )?The database was migrated by a newer version of this site \(unknown migrations: AddTelepathy2000000000000\): start that version, or restore a backup .*\n$/,
  )
  let folder: string
  let backup: string
  let all: string[]
  let stored: Record<string, string>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'biorezonanca-newer-'))
    backup = join(folder, 'site.backup')
    await backUpHere(backup, storage)
    all = await storage.withDatabase(recordedMigrations)
    await storage.withDatabase(async (dataSource) => {
      await dataSource.query('ALTER TABLE settings RENAME TO preferences; ALTER TABLE audit_events DROP COLUMN action')
      await dataSource.query('DELETE FROM migrations WHERE name = $1', [all.at(-1)])
      await dataSource.query(
        `INSERT INTO migrations (timestamp, name) VALUES (2000000000000, 'AddTelepathy2000000000000')`,
      )
    })
    stored = await storage.withDatabase(tableHashes)
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is refused at start with one line, and not changed', async () => {
    const server = launchServer(storage.variables)
    expect(await server.exited).toBe(1)
    expect(server.output()).toEqual(isRefused)
    expect(await storage.withDatabase(tableHashes)).toEqual(stored)
  })

  it.each([
    ['migrate', []],
    ['backup', ['newer.backup']],
    ['administer', ['create', 'ana@example.com']],
    ['privacy', ['erase', 'ana@example.com']],
    ['verify-audit-log', ['--accept']],
    ['move-pictures', ['database']],
  ])('is refused by the command %s with one line, and not changed', async (command, words) => {
    const store = {
      PICTURE_STORE_URL: 'http://127.0.0.1:9/bucket',
      PICTURE_STORE_KEY_ID: 'key',
      PICTURE_STORE_SECRET: 'secret',
    }
    const { status, stderr, stdout } = runCommand(`src/operations/commands/${command}.js`, words, {
      ...storage.variables,
      ...store,
    })
    expect(status).toBeGreaterThan(0)
    expect(stdout + stderr).toEqual(isRefused)
    expect(await storage.withDatabase(tableHashes)).toEqual(stored)
  })

  it('is replaced by a backup from before the upgrade', async () => {
    await restoreHere(backup, storage, { replace: true })
    expect(await storage.withDatabase(recordedMigrations)).toEqual(all)
    await (await startServer(storage.variables)).kill('SIGTERM')
  })
})

const BASELINES = 17

describe('start with the migrations before the baselines', () => {
  const storage = siteStorage('migrated')
  let all: string[]
  beforeAll(async () => {
    const created = runCommand(
      'src/operations/commands/administer.js',
      ['create', 'owner@example.com'],
      storage.variables,
    )
    expect(created).toMatchObject({ status: 0 }) // with a row of the audit log, whose end it signs
    all = await storage.withDatabase(recordedMigrations)
    await storage.withDatabase(async (dataSource) => {
      await dataSource.query(
        `INSERT INTO contact_messages (name, email, subject, message, language)
         VALUES ('Ana', 'ana@example.com', 'general', 'Dobar dan', 'hr')`,
      )
      for (const _later of all.slice(BASELINES)) await dataSource.undoLastMigration()
    })
  })
  afterEach(killServers)

  const record = (names: string[]) => storage.withDatabase((dataSource) => recordMigrations(dataSource, names))
  const { length } = EARLIER_MIGRATIONS

  it.each([
    ['the last one is missing', EARLIER_MIGRATIONS.slice(0, -1)],
    ['another one is missing', EARLIER_MIGRATIONS.slice(1)],
    ['an unknown one follows', [...EARLIER_MIGRATIONS, 'AddTelepathy1795000190000']],
  ])('is refused if %s', async (_, names) => {
    await record(names)
    await expect(storage.withDatabase(migrate)).rejects.toThrow(
      /^The database must have exactly the 52 migrations .*\. Start the last version that contains/,
    )
    expect(await storage.withDatabase(recordedMigrations)).toEqual(names)
  })

  it('ends the start with one line if a migration is missing', async () => {
    await record(EARLIER_MIGRATIONS.slice(1))
    const server = launchServer(storage.variables)
    expect(await server.exited).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^Cannot start: The database must have exactly the 52 migrations /),
    ])
  })

  /** Tables to which later migrations add columns, and those of events and mails, which a started site works off. */
  const changing = [
    'migrations',
    'contact_messages',
    'lead_tallies',
    'settings',
    'users',
    'holidays',
    'business_info',
    'locations',
    'therapists',
    'shop_items',
    'posts',
    'outbox_events',
    'outgoing_mails',
  ]

  it('is adopted by one of two processes, and all data stays in place', async () => {
    await record(EARLIER_MIGRATIONS)
    const before = Object.entries(await storage.withDatabase(tableHashes))
    const stored = Object.fromEntries(before.filter(([table]) => !changing.includes(table)))
    const servers = await Promise.all([startServer(storage.variables), startServer(storage.variables)])
    expect(await storage.withDatabase(recordedMigrations)).toEqual(all)
    expect(await storage.withDatabase(tableHashes)).toMatchObject(stored)
    const [rules] = await storage.withDatabase((dataSource) =>
      dataSource.query<object[]>(`
        SELECT set_values AS values, second_factor_grace_from = created_at AS "hasGrace" FROM settings, users`),
    )
    expect(rules).toEqual({ values: { secondFactorOfAdmins: 'optional' }, hasGrace: true })
    expect(
      await storage.withDatabase((dataSource) =>
        dataSource.query('SELECT subject, subject_name FROM contact_messages'),
      ),
    ).toEqual([{ subject: 'general', subject_name: { hr: 'Opći upit', en: 'General question' } }])
    const output = servers.map((server) => server.output()).join('')
    expect(output.match(new RegExp(`Replaced ${length} migrations .* by ${BASELINES} baselines`, 'g'))).toHaveLength(1)
    expect(warningsIn(output)).toEqual([])
    for (const server of servers) expect(await postMessage(server)).toMatchObject({ status: 201 })
    await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  })
})
