import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DataSource } from 'typeorm'
import { verifyBackup } from '../../src/operations/backup/backup-file.js'
import { runCommand } from '../support/command.js'
import { createSiteStorage, type SiteStorage } from '../support/site-storage.js'
import { tableHashes } from '../support/table-hashes.js'

const BACKUP = 'src/operations/commands/backup.js'
const RESTORE = 'src/operations/commands/restore.js'

const ESCAPE_SEQUENCE = '\u001b[2J'

/** Backups that their author has sealed correctly. */
describe('hostile backup', () => {
  const directory = fs.mkdtempSync(join(tmpdir(), 'biorezonanca-hostile-'))
  let storage: SiteStorage
  let stored: Record<string, string>
  let manifest: Record<string, unknown>
  let lines: string[]
  beforeAll(async () => {
    storage = await createSiteStorage('migrated')
    stored = await hashes()
    const file = join(directory, 'site.backup')
    expect(runCommand(BACKUP, [file], storage.variables).status).toBe(0)
    const [first, ...others] = gunzipSync(fs.readFileSync(file)).toString().split('\n').slice(0, -2)
    manifest = JSON.parse(first!) as Record<string, unknown>
    lines = others
  }, 120_000)
  afterAll(async () => {
    await storage.remove()
    fs.rmSync(directory, { recursive: true })
  })

  const hashes = async () => {
    const dataSource = await new DataSource({ type: 'postgres', url: storage.databaseUrl }).initialize()
    const found = await tableHashes(dataSource)
    await dataSource.destroy()
    return found
  }
  /** Writes a backup with a valid seal. */
  const forge = (first: unknown, rows: string[]) => {
    const content = [JSON.stringify(first), ...rows].map((line) => `${line}\n`).join('')
    const sha256 = createHash('sha256').update(content).digest('hex')
    const path = join(directory, 'forged.backup')
    fs.writeFileSync(path, gzipSync(`${content}${JSON.stringify({ sha256 })}\n`))
    return path
  }
  const withManifest = (changes: object) => forge({ ...manifest, ...changes }, lines)
  /** Changes the first row of a table. */
  const withRow = (table: string, change: (row: (string | null)[], columns: string[]) => unknown) => {
    const heading = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`))
    const { columns } = JSON.parse(lines[heading]!) as { columns: string[] }
    const changed = change(JSON.parse(lines[heading + 1]!) as (string | null)[], columns)
    return forge(manifest, lines.with(heading + 1, typeof changed === 'string' ? changed : JSON.stringify(changed)))
  }
  const withValue = (table: string, column: string, value: string | null) =>
    withRow(table, (row, columns) => row.with(columns.indexOf(column), value))
  const afterRows = (...more: string[]) => forge(manifest, [...lines, ...more])

  const unreadable = / is not a backup that this version of the site can read\.\n$/
  const noHeading = /^The backup contains a line that is neither a row nor the heading of a table\.\n$/
  const noFit = /^The backup contains rows that do not fit the tables of its version \(SQLSTATE \w{5}\)\.\n$/

  it.each<[string, () => string, RegExp]>([
    ['no manifest', () => forge(null, lines), unreadable],
    ['no migrations', () => withManifest({ migrations: undefined }), unreadable],
    ['migrations that are no names', () => withManifest({ migrations: [{ name: 1 }] }), unreadable],
    ['a migration with an escape sequence', () => withManifest({ migrations: [ESCAPE_SEQUENCE] }), unreadable],
    ['a time with an escape sequence', () => withManifest({ madeAt: ESCAPE_SEQUENCE }), unreadable],
    ['a session secret of several lines', () => withManifest({ sessionSecret: 'x\n'.repeat(40) }), unreadable],
    ['a short session secret', () => withManifest({ sessionSecret: 'known' }), unreadable],
    ['another session secret object', () => withManifest({ sessionSecret: { toString: 1 } }), unreadable],
    [
      'a migration without a table of its rows',
      () => withManifest({ migrations: ['CreateRestoreDrills1796030005000'] }),
      /^The migrations of the backup create no table\.\n$/,
    ],
    [
      'one migration alone',
      () => withManifest({ migrations: ['CreateSignInFailures1796030010000'] }),
      /^The backup contains the table \w+, but not the migration that creates it\.\n$/,
    ],
    ['no migration', () => withManifest({ migrations: [] }), unreadable],
    ['no table', () => forge(manifest, []), /^The backup does not contain the table absences\.\n$/],
    ['a heading that is null', () => afterRows('null'), noHeading],
    ['a heading that is no JSON', () => afterRows('DROP TABLE users;'), noHeading],
    ['a heading without columns', () => afterRows('{"table":"users"}'), noHeading],
    ['SQL as table', () => afterRows(`{"table":"users\\"; DROP TABLE users; --","columns":[]}`), noHeading],
    ['an escape sequence as table', () => afterRows(`{"table":"\\u001b[2J","columns":[]}`), noHeading],
    [
      'an unknown column',
      () => afterRows('{"table":"users","columns":["is_god"]}', '["true"]'),
      /^The backup contains the unknown column is_god of users\.\n$/,
    ],
    ['SQL in a number', () => withValue('locations', 'version', '1); DROP TABLE users; --'), noFit],
    ['an escape sequence in a number', () => withValue('locations', 'version', ESCAPE_SEQUENCE), noFit],
    ['a zero byte', () => withRow('locations', () => '["\\u0000"]'), noFit],
    ['a missing value', () => withValue('locations', 'slug', null), noFit],
    ['a row that is no JSON', () => withRow('locations', () => '["]'), noFit],
    ['a row that ends the list', () => withRow('locations', () => '[]]; DROP TABLE users; --'), noFit],
    ['a very deep row', () => withRow('locations', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`), noFit],
    ['the same row twice', () => withRow('locations', (row) => `${JSON.stringify(row)},${JSON.stringify(row)}`), noFit],
  ])('is refused in one sentence, and changes nothing: %s', async (_what, forged, sentence) => {
    const { status, stderr, stdout } = runCommand(RESTORE, [forged(), '--replace'], storage.variables)
    expect({ status, stderr, stdout }).toEqual({ status: 1, stderr: expect.stringMatching(sentence), stdout: '' })
    expect(stderr.split('\n')).toHaveLength(2)
    expect(await hashes()).toEqual(stored)
    expect(fs.readdirSync(storage.variables.DATA_DIR!).filter((name) => name.startsWith('session-secret'))).toEqual([])
  })

  it('is refused without reading it into memory, if its header has no end', async () => {
    const endless = join(directory, 'endless.age')
    fs.writeFileSync(endless, 'age-encryption.org/v1\n-> X25519 AAAA\n')
    const body = Buffer.alloc(65 * 100_000, `${'A'.repeat(64)}\n`)
    for (let part = 0; part < 25; part++) fs.appendFileSync(endless, body)
    const before = process.memoryUsage().rss
    const identity = 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQS3290GQ'
    await expect(verifyBackup(endless, [identity])).rejects.toThrow(/ is incomplete or was changed\.$/)
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  it('is read in parts, if 300 KB contain 300 MB of rows', async () => {
    const bomb = join(directory, 'bomb')
    const row = Buffer.from(JSON.stringify(Array(20).fill('row')) + '\n')
    fs.writeFileSync(bomb, gzipSync(Buffer.alloc(300_000_000 - (300_000_000 % row.length), row)))
    const packed = fs.readFileSync(bomb)
    fs.writeFileSync(bomb, Buffer.concat([gzipSync(`${JSON.stringify(manifest)}\n`), packed]))
    const before = process.memoryUsage().rss
    await expect(verifyBackup(bomb)).rejects.toThrow(/ is incomplete or was changed\.$/)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })
})
