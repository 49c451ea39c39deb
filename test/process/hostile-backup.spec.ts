import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { verifyBackup } from '../../src/operations/backup/backup-file.js'
import { messageOrError } from '../../src/platform/config/startup-error.js'
import { restoreHere } from '../support/backups.js'
import { runCommand } from '../support/command.js'
import { toFirstFormat } from '../support/first-backup-format.js'
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

  const hashes = () => storage.withDatabase(tableHashes)
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
  const withRow = (table: string, change: (values: string[], columns: string[]) => string) => {
    const heading = headingOf(table, lines)
    const { columns } = JSON.parse(lines[heading]!) as { columns: string[] }
    return forge(manifest, lines.with(heading + 1, change(lines[heading + 1]!.split('\t'), columns)))
  }
  const withValue = (table: string, column: string, value: string) =>
    withRow(table, (values, columns) => values.with(columns.indexOf(column), value).join('\t'))
  /** Changes the first row of the locations in the format of earlier versions. */
  const withJsonRow = (change: (row: string) => string) => {
    const [first, ...earlier] = toFirstFormat([JSON.stringify(manifest), ...lines])
    const row = headingOf('locations', earlier) + 1
    return forge(JSON.parse(first!), earlier.with(row, change(earlier[row]!)))
  }
  const headingOf = (table: string, among: string[]) =>
    among.findIndex((line) => line.startsWith(`{"table":"${table}"`))
  const afterRows = (...more: string[]) => forge(manifest, [...lines, ...more])

  const expectNothingChanged = async () => {
    expect(await hashes()).toEqual(stored)
    expect(fs.readdirSync(storage.variables.DATA_DIR!).filter((name) => name.startsWith('session-secret'))).toEqual([])
  }

  const unreadable = /^.* is not a backup that this version of the site can read\.$/
  const noHeading = /^The backup contains a line that is neither a row nor the heading of a table\.$/
  const tooLong = /^The backup contains a line of more than 64 million bytes\.$/
  const noFit = /^The backup contains rows that do not fit the tables of its version \(SQLSTATE \w{5}\)\.$/

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
      () => withManifest({ migrations: ['CreateFoundation1796050002001'] }),
      /^The migrations of the backup create no table\.$/,
    ],
    [
      'one migration alone',
      () => withManifest({ migrations: ['CreateMissingAddresses1796060005000'] }),
      /^The backup contains the table \w+, but not the migration that creates it\.$/,
    ],
    ['no migration', () => withManifest({ migrations: [] }), unreadable],
    ['no table', () => forge(manifest, []), /^The backup does not contain the table absences\.$/],
    ['a heading that is null', () => afterRows('null'), noHeading],
    ['a heading that is no JSON', () => afterRows('DROP TABLE users;'), noHeading],
    ['a heading without columns', () => afterRows('{"table":"users"}'), noHeading],
    ['a heading with no columns', () => afterRows('{"table":"users","columns":[]}', '\\.'), noHeading],
    ['SQL as table', () => afterRows(`{"table":"users\\"; DROP TABLE users; --","columns":[]}`), noHeading],
    ['an escape sequence as table', () => afterRows(`{"table":"\\u001b[2J","columns":[]}`), noHeading],
    [
      'an unknown column',
      () => afterRows('{"table":"users","columns":["is_god"]}', 't', '\\.'),
      /^The backup contains the unknown column is_god of users\.$/,
    ],
    ['SQL in a number', () => withValue('locations', 'version', '1); DROP TABLE users; --'), noFit],
    ['an escape sequence in a number', () => withValue('locations', 'version', ESCAPE_SEQUENCE), noFit],
    ['a zero byte', () => withValue('locations', 'slug', '\0'), noFit],
    ['a missing value', () => withValue('locations', 'slug', '\\N'), noFit],
    ['a missing column', () => withRow('locations', ([...values]) => values.slice(1).join('\t')), noFit],
    ['a row of JSON', () => withRow('locations', (values) => JSON.stringify(values)), noFit],
    ['an end of rows in a row', () => withValue('locations', 'slug', 'zagreb\\.'), noFit],
    ['the same row twice', () => withRow('locations', (values) => `${values.join('\t')}\n${values.join('\t')}`), noFit],
    [
      'the same value twice',
      () =>
        withRow('locations', ([id, ...values]) =>
          [id, randomUUID()].map((each) => [each, ...values].join('\t')).join('\n'),
        ),
      noFit,
    ],
    ['a reference to no row', () => withValue('therapist_hours', 'therapist_id', randomUUID()), noFit],
    [
      'rows without an end',
      () => afterRows('{"table":"users","columns":["id"]}'),
      /^The rows of the table users have no end\.$/,
    ],
    ['an endless row', () => afterRows('{"table":"users","columns":["id"]}', 'x'.repeat(70_000_000), '\\.'), tooLong],
    ['a zero byte in a row of JSON', () => withJsonRow(() => '["\\u0000"]'), noFit],
    ['no JSON as a row of JSON', () => withJsonRow(() => '["]'), noHeading],
    ['a row of JSON that ends the list', () => withJsonRow(() => '[]]; DROP TABLE users; --'), noHeading],
    ['a very deep row of JSON', () => withJsonRow(() => `${'['.repeat(100_000)}${']'.repeat(100_000)}`), noHeading],
    ['the same row of JSON twice', () => withJsonRow((row) => `${row}\n${row}`), noFit],
  ])('is refused in one sentence, and changes nothing: %s', async (_what, forged, sentence) => {
    const printed = await restoreHere(forged(), storage, { replace: true }).then(() => undefined, messageOrError)
    expect(printed).toEqual(expect.stringMatching(sentence))
    expect(printed).not.toContain('\n')
    await expectNothingChanged()
  })

  it('is refused by the command with one line and exit code 1', async () => {
    const forged = withValue('locations', 'version', '1); DROP TABLE users; --')
    const { status, stderr, stdout } = runCommand(RESTORE, [forged, '--replace'], storage.variables)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n')).toEqual([expect.stringMatching(noFit), ''])
    await expectNothingChanged()
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
