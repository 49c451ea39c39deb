import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { verifyBackup } from '../../src/operations/backup/backup-file.js'
import type { BackupManifest } from '../../src/operations/backup/backup-format.js'
import { dumpDatabase } from '../../src/operations/backup/dump-database.js'
import { StartupError } from '../../src/platform/config/startup-error.js'
import { backUpHere, restoreHere } from '../support/backups.js'
import { runCommand, startCommand } from '../support/command.js'
import { contactMessage } from '../support/contact-message.js'
import { loadEarlierDatabase, recordedMigrations, REPAIRED, withoutRepaired } from '../support/earlier-history.js'
import { warningsIn } from '../support/expected-log.js'
import { toFirstFormat } from '../support/first-backup-format.js'
import { HURRY, type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { createEmbeddedStorage, createSiteStorage, type SiteStorage, siteStorage } from '../support/site-storage.js'
import { canMount, mountSmallDisk } from '../support/small-disk.js'
import { tableHashes } from '../support/table-hashes.js'
import { until } from '../support/until.js'

const BACKUP = 'src/operations/commands/backup.js'
const RESTORE = 'src/operations/commands/restore.js'
const VERIFY = 'src/operations/commands/verify-audit-log.js'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }
const firstOwner = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, RATE_LIMIT_SCALE: '0' }

/** Bytes of a picture; all values survive. */
const EVERY_BYTE = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256))

const MIXED_LINES = 'prvi\u2028drugi\u2029treći\r\n"četvrti" \\ šđž 🌿\t\\N'

describe('backup and restore', () => {
  const storage = siteStorage('embedded')
  const others: SiteStorage[] = []
  let directory: string
  let file: string
  let stored: Record<string, string>
  let integration: Integration

  beforeAll(async () => {
    directory = fs.mkdtempSync(join(tmpdir(), 'biorezonanca-backup-'))
    file = join(directory, 'site.backup')
    integration = await fill(storage)
    stored = await storage.withDatabase(tableHashes)
    expect(backUp()).toMatchObject({ status: 0, stderr: expect.stringMatching(/^The backup is not encrypted.*\n$/) })
  }, 180_000)
  afterAll(async () => {
    for (const other of others) await other.remove()
    fs.rmSync(directory, { recursive: true, force: true })
  })

  const backUp = (to = file) => runCommand(BACKUP, [to], storage.variables)
  const restore = (into: Pick<SiteStorage, 'variables'>) => runCommand(RESTORE, [file], into.variables)
  const add = (other: SiteStorage) => {
    others.push(other)
    return other
  }
  const empty = async () => add(await createSiteStorage('empty'))
  /** Storage to which the session secret was copied, which a plain backup does not contain. */
  const emptyWithSecret = async () => {
    const other = await empty()
    fs.writeFileSync(join(other.variables.DATA_DIR!, 'session-secret'), secretIn(storage))
    return other
  }
  const secretIn = ({ variables }: Pick<SiteStorage, 'variables'>) =>
    fs.readFileSync(join(variables.DATA_DIR!, 'session-secret'), 'utf8')
  const lines = (from = file) => gunzipSync(fs.readFileSync(from)).toString().split('\n')
  const linesFor = (name: string, changed: string[]) => {
    const path = join(directory, name)
    fs.writeFileSync(path, gzipSync(changed.join('\n')))
    return path
  }

  /** Appends the checksum of the lines. */
  const sealed = (content: string[]) => {
    const hash = createHash('sha256').update(content.map((line) => `${line}\n`).join(''))
    return [...content, JSON.stringify({ sha256: hash.digest('hex') }), '']
  }

  it('creates a file readable by its owner only, and overwrites none', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    const made = await storage.withDatabase((dataSource) => dataSource.query('SELECT made_at FROM backups'))
    expect(made).toEqual([{ made_at: expect.any(Date) }])
    expect(fs.readdirSync(directory)).toEqual(['site.backup'])
    await expect(backUpHere(file, storage)).rejects.toThrow(new StartupError(`${file} already exists.`))
  }, 60_000)

  it('reports a missing directory without recording a failed backup', async () => {
    const refused = await backUpHere(join(directory, 'missing', 'site.backup'), storage).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(StartupError)
    expect((refused as StartupError).message).toMatch(/^ENOENT: no such file or directory.*$/)
    const failures = await storage.withDatabase((dataSource) => dataSource.query('SELECT FROM backup_failures'))
    expect(failures).toEqual([])
  }, 60_000)

  it('contains the hash of the session secret alone', () => {
    const { sessionSecret, secretHash } = JSON.parse(lines()[0]!) as BackupManifest
    expect(sessionSecret).toBeUndefined()
    expect(secretHash).toMatch(/^[\w-]{43}$/)
    expect(lines().join()).not.toContain(secretIn(storage))
  })

  it('names the missing session secret when it is restored without', async () => {
    expect(restore(await empty())).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^The backup was made with another session secret, which is not part of it/),
    })
  }, 60_000)

  it('restores all data, with which the site runs', async () => {
    const other = await emptyWithSecret()
    expect(restore(other)).toMatchObject({ status: 0, stderr: '' })
    expect(await other.withDatabase(tableHashes)).toEqual({ ...stored, migrations: expect.stringMatching(/rows/) })
    expect(runCommand(VERIFY, [], other.variables)).toMatchObject({ status: 0 })

    const site = await startServer({ ...other.variables, RATE_LIMIT_SCALE: '0' })
    expect(await send(site)).toBe(201)
    expect((await signIn(site)).status).toBe(200)
    // The API key is valid, but cursors of another database are not.
    expect(await readLeads(site, integration)).toMatchObject({ status: 410, code: 'cursor.gone' })
    const { key } = integration
    const { items, nextCursor } = await readListedLeads(site, key, 4)
    expect(items).toHaveLength(4)
    expect(await readLeads(site, { key, cursor: nextCursor })).toMatchObject({ status: 200, items: [] })
    await site.kill('SIGTERM')
    expect(warningsIn(site.output())).toEqual([])
    expect(runCommand(VERIFY, [], other.variables)).toMatchObject({ status: 0 })
    await other.withDatabase(async (dataSource) => {
      const [{ tallied, counted }] = await dataSource.query(COUNTS)
      expect(tallied).toBe(counted)
      await dataSource.query(ANOTHER_EVENT)
    })
  }, 180_000)

  it('moves the site between the embedded database and a server', async () => {
    const server = await empty()
    await restoreHere(file, server)
    const moved = join(directory, 'moved.backup')
    await backUpHere(moved, server)
    const back = add(createEmbeddedStorage())
    expect(await restoreHere(moved, back)).toMatchObject({ leftOut: [] })
    expect(await back.withDatabase(tableHashes)).toEqual({ ...stored, migrations: expect.stringMatching(/rows/) })
  }, 180_000)

  it('restores a backup in the format of earlier versions', async () => {
    const earlier = linesFor('first-format', sealed(toFirstFormat(lines().slice(0, -2))))
    const other = await empty()
    expect(await restoreHere(earlier, other)).toMatchObject({ leftOut: [] })
    expect(await other.withDatabase(tableHashes)).toEqual({ ...stored, migrations: expect.stringMatching(/rows/) })
  }, 60_000)

  it('changes nothing when it is killed while it restores', async () => {
    const other = await empty()
    await other.withDatabase(async (dataSource) => {
      await dataSource.query('CREATE TABLE notes AS SELECT 1 AS one')
      const command = startCommand(RESTORE, [file, '--replace'], other.variables)
      await until(async () => (await dataSource.query(WRITING)).length > 0)
      command.process.kill('SIGKILL')
      expect(await command.exited).toBeNull()
      expect(await dataSource.query('SELECT one FROM notes')).toEqual([{ one: 1 }])
    })
  }, 60_000)

  it('refuses to overwrite a non-empty database without the option to replace it', async () => {
    const other = await empty()
    await other.withDatabase((dataSource) => dataSource.query('CREATE TABLE notes AS SELECT 1 AS one'))
    await expect(restoreHere(file, other)).rejects.toThrow(/^The database is not empty.*$/)
    expect(fs.existsSync(join(other.variables.DATA_DIR!, 'session-secret'))).toBe(false)
    await restoreHere(file, other, { replace: true })
    expect(await other.withDatabase(tableHashes)).toEqual({ ...stored, migrations: expect.stringMatching(/rows/) })
  }, 120_000)

  it('refuses a truncated or modified file before any change', async () => {
    const other = await empty()
    const whole = fs.readFileSync(file)
    const changed = Buffer.from(whole)
    changed[whole.length >> 1]! ^= 1
    const damaged = {
      cut: whole.subarray(0, whole.length >> 1),
      changed,
      text: Buffer.from('DROP TABLE users;'),
      nothing: Buffer.alloc(0),
    }
    for (const [name, bytes] of Object.entries(damaged)) {
      fs.writeFileSync(join(directory, name), bytes)
      await expect(verifyBackup(join(directory, name))).rejects.toThrow(/ is incomplete or was changed\.$/)
    }
    const endless = linesFor('tampered', lines().slice(0, -2))
    await expect(verifyBackup(endless)).rejects.toThrow(/ is incomplete or was changed\.$/)
    const changedName = lines().map((line) => line.replace('Ana Horvat', 'Iva Horvat'))
    const refused = restoreHere(linesFor('tampered', changedName), other)
    await expect(refused).rejects.toThrow(/ is incomplete or was changed\.$/)
    expect(fs.readdirSync(other.variables.DATA_DIR!)).toEqual([])
  }, 120_000)

  it('refuses a line that would fill the memory', async () => {
    const bomb = join(directory, 'bomb')
    fs.writeFileSync(bomb, gzipSync(Buffer.alloc(150_000_000, 'a')))
    await expect(verifyBackup(bomb)).rejects.toThrow(/ contains a line of more than 64 million bytes\.$/)
  })

  /** Copies the backup with other migrations in its manifest. */
  const withMigrations = (name: string, migrations: string[], from = file) => {
    const [manifest, ...rows] = lines(from).slice(0, -2)
    return linesFor(
      name,
      sealed([JSON.stringify({ ...(JSON.parse(manifest!) as BackupManifest), migrations }), ...rows]),
    )
  }
  const migrationsOf = () => (JSON.parse(lines()[0]!) as BackupManifest).migrations

  it('refuses the backup of a newer version', async () => {
    const other = await empty()
    const newer = withMigrations('newer', ['AddTelepathy2000000000000', ...migrationsOf()])
    await expect(restoreHere(newer, other)).rejects.toThrow(
      new StartupError(
        'The backup was made by a newer version of this site with these migrations: AddTelepathy2000000000000.',
      ),
    )
    expect(fs.readdirSync(other.variables.DATA_DIR!)).toEqual([])
  }, 120_000)

  it('migrates the backup of an older version', async () => {
    const older = add(await createSiteStorage('migrated'))
    await older.withDatabase(async (dataSource) => {
      // As before the migration that creates the table.
      await dataSource.query('DROP TABLE missing_addresses')
      await dataSource.query(`DELETE FROM migrations WHERE name LIKE 'CreateMissingAddresses%'`)
      await dataSource.query(MESSAGE, [randomUUID(), null, MIXED_LINES])
    })
    const olderFile = join(directory, 'older.backup')
    await backUpHere(olderFile, older)

    const other = await empty()
    await restoreHere(olderFile, other)
    await other.withDatabase(async (restored) => {
      const [{ tallied, counted }] = await restored.query(COUNTS)
      expect([tallied, counted]).toEqual(['1', '1'])
      expect(await restored.query('SELECT FROM missing_addresses')).toEqual([])
      expect(await recordedMigrations(restored)).toEqual(migrationsOf())
    })
  }, 120_000)

  it('restores the backup of a version before the first release', async () => {
    const earlier = await empty()
    const other = await empty()
    await loadEarlierDatabase(earlier.databaseUrl!)
    const before = await earlier.withDatabase(tableHashes)
    const earlierFile = join(directory, 'earlier.backup')
    await backUpHere(earlierFile, earlier)
    expect(await restoreHere(earlierFile, other)).toMatchObject({ leftOut: [] })
    expect(await other.withDatabase(tableHashes)).toMatchObject({ ...withoutRepaired(before), ...REPAIRED })
    expect(await other.withDatabase(recordedMigrations)).toEqual(migrationsOf())
  }, 120_000)

  it('refuses a backup with some migrations before the baselines', async () => {
    const other = await empty()
    const partial = withMigrations('partial', ['CreateFoundation1795500001000'])
    await expect(restoreHere(partial, other)).rejects.toThrow(/^The backup must have exactly the 79 migrations.*$/)
    expect(fs.readdirSync(other.variables.DATA_DIR!)).toEqual([])
  }, 120_000)

  describe('backup of a large library of pictures', () => {
    let library: SiteStorage
    beforeAll(async () => {
      library = add(await createSiteStorage('migrated'))
      await library.withDatabase((dataSource) => dataSource.query(LARGE_PICTURE))
    })

    it('reads parts of a picture at a time, so that it fits into memory', async () => {
      const sizes: number[] = []
      await library.withDatabase(async (dataSource) => {
        for await (const part of dumpDatabase(dataSource, {})) sizes.push(part.length)
      })
      expect(sizes.reduce((total, size) => total + size)).toBeGreaterThan(40_000_000)
      expect(Math.max(...sizes)).toBeLessThan(500_000)
    })

    it('ends its session when the file cannot be written', async () => {
      await library.withDatabase(async (dataSource) => {
        for await (const part of dumpDatabase(dataSource, {})) if (part.length > 50_000) break
        await until(async () => (await dataSource.query(COPYING)).length === 0)
        expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
      })
    })

    it('fails when the server ends its session', async () => {
      await library.withDatabase(async (dataSource) => {
        const read = async () => {
          for await (const part of dumpDatabase(dataSource, {}))
            if (part.length > 50_000)
              await dataSource.query(`SELECT pg_terminate_backend(pid) FROM (${COPYING}) AS sessions`)
        }
        await expect(read()).rejects.toThrow(/terminat/)
      })
    })
  })

  it('leaves no incomplete file when it is interrupted', async () => {
    const many = add(await createSiteStorage('migrated'))
    await many.withDatabase(async (dataSource) => {
      for (let thousands = 0; thousands < 20; thousands++) await dataSource.query(THOUSAND_MESSAGES)
    })
    for (const [signal, left] of [
      ['SIGKILL', [expect.stringMatching(/^half\.\d+\.unfinished$/)]],
      ['SIGTERM', []],
    ] as const) {
      const place = fs.mkdtempSync(join(directory, 'half-'))
      const command = startCommand(BACKUP, [join(place, 'half')], many.variables)
      const watcher = fs.watch(place)
      await once(watcher, 'change')
      watcher.close()
      command.process.kill(signal)
      await command.exited
      expect(fs.readdirSync(place)).toEqual(left)
    }
  }, 120_000)

  const onSmallDisk = canMount ? it : it.skip
  onSmallDisk(
    'leaves no file on a full disk, and reports that it is full',
    async () => {
      const disk = await mountSmallDisk(1)
      fs.mkdirSync(disk.directory)
      disk.fill(0.01)
      const refused = backUp(join(disk.directory, 'site.backup'))
      expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(/^ENOSPC: no space left.*\n$/) })
      expect(fs.readdirSync(disk.directory)).toEqual([])
      await disk.unmount()
      const failures = await storage.withDatabase((dataSource) =>
        dataSource.query('SELECT reason FROM backup_failures'),
      )
      expect(failures).toEqual([{ reason: expect.stringMatching(/^ENOSPC/) }])
    },
    60_000,
  )

  it('is a consistent snapshot during writes', async () => {
    const site = await startServer({ ...storage.variables, RATE_LIMIT_SCALE: '0' })
    // A cursor survives a restart of the site.
    expect(await readLeads(site, integration)).toMatchObject({ status: 200, items: [{}, {}] })
    const busy = join(directory, 'busy.backup')
    let isDone = false
    const statuses = new Set<number>()
    const senders = Array.from({ length: 4 }, async () => {
      while (!isDone) statuses.add(await send(site))
    })
    expect(await startCommand(BACKUP, [busy], storage.variables).exited).toBe(0)
    isDone = true
    await Promise.all(senders)
    expect(runCommand(RESTORE, [busy, '--replace'], { ...storage.variables, ...HURRY })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is in use by process/),
    })
    expect([...statuses]).toEqual([201])
    const other = await empty()
    await restoreHere(busy, other)
    const [{ tallied, counted }] = await other.withDatabase((restored) => restored.query(COUNTS))
    expect(tallied).toBe(counted)
  }, 120_000)
})

/** A picture with forty files of half a million bytes, a million characters each in a backup. */
const LARGE_PICTURE = `
  WITH picture AS (
    INSERT INTO pictures (hash, name, state, width, height, alt) VALUES ('c', 'c', 'ready', 40, 40, '{}') RETURNING id)
  INSERT INTO picture_files
  SELECT id, width, 'jpg', decode(repeat('5a', 500000), 'hex') FROM picture, generate_series(1, 40) AS width`

const COPYING = `
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY %' AND pid <> pg_backend_pid()`

const WRITING = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND backend_xid IS NOT NULL AND pid <> pg_backend_pid()`

const COUNTS = `
  SELECT (SELECT sum(leads) FROM lead_tallies WHERE table_name = 'contact_messages') AS tallied,
    (SELECT count(*)::numeric FROM contact_messages WHERE merged_into_id IS NULL AND trashed_at IS NULL) AS counted`

const MESSAGE = `
  INSERT INTO contact_messages (id, merged_into_id, name, email, subject, message, language)
  VALUES ($1, $2, 'Ana Horvat', 'Ana@example.com', 'general', $3, 'hr')`

/** Few enough that no time limit of a statement ends it, on a slow machine neither. */
const THOUSAND_MESSAGES = `
  INSERT INTO contact_messages (name, email, subject, message, language)
  SELECT 'Ana', 'ana@example.com', 'general', repeat(md5(n::text), 10), 'hr' FROM generate_series(1, 1000) n`

const ANOTHER_EVENT = `
  INSERT INTO lead_events (lead_id, actor_id, type) SELECT gen_random_uuid(), id, 'status' FROM users LIMIT 1`

/** API key, and the cursor up to which its client has read leads. */
interface Integration {
  key: string
  cursor?: string
}

/**
 * Stores data of each kind: forms, sign-ins, content, and work of staff with leads.
 * @returns an integration that has read the lead of the form
 */
async function fill(storage: Pick<SiteStorage, 'variables' | 'withDatabase'>): Promise<Integration> {
  const site = await startServer({ ...storage.variables, ...firstOwner })
  expect(await send(site)).toBe(201)
  const signedIn = await signIn(site)
  expect(signedIn.status).toBe(200)
  const terms = { name: 'CRM', expiry: '30days', scopes: ['leads:read'] }
  const cookie = sessionCookieIn(signedIn.headers.getSetCookie())
  const { key } = (await (await post(`${site.url}/api/admin/api-keys`, terms, cookie)).json()) as { key: string }
  const { items, nextCursor: cursor } = await readListedLeads(site, key, 1)
  expect(items).toHaveLength(1)
  await site.kill('SIGTERM')
  const first = randomUUID()
  const second = randomUUID()
  await storage.withDatabase(async (dataSource) => {
    await dataSource.query(MESSAGE, [first, null, MIXED_LINES])
    await dataSource.query(MESSAGE, [second, first, 'again'])
    await dataSource.query(`UPDATE testimonials SET text = jsonb_build_object('hr', $1::text, 'en', 'x')`, [
      MIXED_LINES,
    ])
    await dataSource.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text) VALUES ('a@b.hr', 'hr', '')`,
    )
    await dataSource.query(
      `INSERT INTO lead_notes (lead_id, author_id, text) SELECT $1, id, 'nazvati' FROM users LIMIT 1`,
      [first],
    )
    await dataSource.query(`INSERT INTO users (email, role) VALUES ('staff@example.com', 'staff')`)
    await dataSource.query(
      `INSERT INTO second_factors SELECT id, 'sealed', now(), 7, '{"a","b, \\"c\\""}' FROM users WHERE role = 'staff'`,
    )
    for (let event = 0; event < 3; event++) await dataSource.query(ANOTHER_EVENT)
    await dataSource.query(
      `INSERT INTO pictures (id, hash, name, state, width, height, alt) VALUES ($1, 'a', 'a', 'ready', 400, 300, '{}')`,
      [first],
    )
    for (const width of [400, 768])
      for (const format of ['avif', 'webp', 'jpg'])
        await dataSource.query('INSERT INTO picture_files VALUES ($1, $2, $3, $4)', [
          first,
          width,
          format,
          Buffer.concat([EVERY_BYTE, Buffer.from(`${width} ${format}`)]),
        ])
    await dataSource.query(
      `INSERT INTO pictures (hash, name, state, width, height, alt, master) VALUES ('b', 'b', 'failed', 9, 9, '{}', $1)`,
      [EVERY_BYTE],
    )
    await dataSource.query(`INSERT INTO former_post_slugs SELECT 'formerly', id FROM posts LIMIT 1`)
  })
  return { key, cursor }
}

async function readLeads({ url }: ServerProcess, { key, cursor }: Integration) {
  const headers = { Authorization: `Bearer ${key}` }
  const response = await fetch(`${url}/api/leads${cursor ? `?cursor=${cursor}` : ''}`, { headers })
  const body = (await response.json()) as { items: object[]; nextCursor: string; code?: string }
  return { status: response.status, ...body }
}

/** Reads so many leads: a change is listed when all transactions that began before it have ended, also those of other databases. */
async function readListedLeads(site: ServerProcess, key: string, count: number) {
  let read = await readLeads(site, { key })
  await until(async () => {
    read = await readLeads(site, { key })
    return read.items.length >= count
  })
  return read
}

async function send({ url }: ServerProcess): Promise<number> {
  const { status } = await post(`${url}/api/contact`, {
    ...contactMessage({ message: 'Dobar dan svima' }),
  })
  return status
}

function signIn({ url }: ServerProcess): Promise<Response> {
  return post(`${url}/api/admin/session`, owner)
}

function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
