import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../src/platform/database/migrate.js'
import { backUpHere, restoreHere } from '../support/backups.js'
import { runCommand, startCommand } from '../support/command.js'
import {
  loadEarlierDatabase,
  recordedMigrations,
  recordMigrations,
  REPAIRED,
  withoutRepaired,
} from '../support/earlier-history.js'
import { warningsIn } from '../support/expected-log.js'
import { postMessage } from '../support/posting.js'
import { schemaDefinitions } from '../support/schema-definitions.js'
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

describe('start with the database of a version before the first release', () => {
  const storage = siteStorage('empty')
  const current = siteStorage('migrated')
  let earlier: string[]
  beforeAll(async () => {
    await loadEarlierDatabase(storage.databaseUrl!)
    earlier = await storage.withDatabase(recordedMigrations)
  })
  afterEach(killServers)

  const record = (names: string[]) => storage.withDatabase((dataSource) => recordMigrations(dataSource, names))

  it.each<[string, (names: string[]) => string[]]>([
    ['the last one is missing', (names) => names.slice(0, -1)],
    ['another one is missing', (names) => names.slice(1)],
    ['an unknown one follows', (names) => [...names, 'AddTelepathy1796050000500']],
  ])('is refused if of its migrations %s', async (_, change) => {
    await record(change(earlier))
    await expect(storage.withDatabase(migrate)).rejects.toThrow(
      /^The database must have exactly the 79 migrations .*\. Start the last version that contains/,
    )
    expect(await storage.withDatabase(recordedMigrations)).toHaveLength(change(earlier).length)
  })

  it('ends the start with one line if a migration is missing', async () => {
    await record(earlier.slice(1))
    const server = launchServer(storage.variables)
    expect(await server.exited).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^Cannot start: The database must have exactly the 79 migrations /),
    ])
  })

  it('is adopted by one of two processes, and all data stays in place', async () => {
    await record(earlier)
    const before = await storage.withDatabase(tableHashes)
    const commands = [1, 2].map(() => startCommand('src/operations/commands/migrate.js', [], storage.variables))
    expect(await Promise.all(commands.map(({ exited }) => exited))).toEqual([0, 0])
    expect(await storage.withDatabase(recordedMigrations)).toEqual(await current.withDatabase(recordedMigrations))
    expect(await storage.withDatabase(schemaDefinitions)).toEqual(await current.withDatabase(schemaDefinitions))
    expect(await storage.withDatabase(tableHashes)).toMatchObject({ ...withoutRepaired(before), ...REPAIRED })
    const server = await startServer(storage.variables)
    expect(warningsIn(server.output())).toEqual([])
    expect(await postMessage(server)).toMatchObject({ status: 201 })
    await server.kill('SIGTERM')
  })
})
