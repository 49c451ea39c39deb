import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { BackupManifest } from '../../src/operations/backup/backup-format.js'
import { parseAgeIdentities } from '../../src/platform/config/age-keys.js'
import { messageOrError } from '../../src/platform/config/startup-error.js'
import { storedSecret } from '../../src/platform/crypto/stored-secret.js'
import { restoreHere } from '../support/backups.js'
import { runCommand } from '../support/command.js'
import { createSiteStorage, type SiteStorage } from '../support/site-storage.js'
import { tableHashes } from '../support/table-hashes.js'

const BACKUP = 'src/operations/commands/backup.js'
const GENERATE_KEY = 'src/operations/commands/generate-backup-key.js'
const RESTORE = 'src/operations/commands/restore.js'

/** Size of a chunk of age with its tag. */
const CHUNK = 64 * 1024 + 16

const hasAge = spawnSync('age', ['--version']).status === 0
if (!hasAge) console.warn('Skipped, since this machine has no age: files of the site in age, and of age in the site')
const withAge = hasAge ? it : it.skip

describe('encrypted backup', () => {
  const storages: SiteStorage[] = []
  const directory = fs.mkdtempSync(join(tmpdir(), 'biorezonanca-encrypted-'))
  const file = join(directory, 'site.backup.age')
  const keys = join(directory, 'keys.txt')
  let storage: SiteStorage
  let recipient: string
  let stored: Record<string, string>

  beforeAll(async () => {
    storage = await createStorage('migrated')
    storedSecret(storage.variables.DATA_DIR!)
    recipient = createKeys(keys)
    stored = await storage.withDatabase(async (dataSource) => {
      await dataSource.query(
        `INSERT INTO pictures (hash, name, state, width, height, alt, master) VALUES ('b', 'b', 'failed', 9, 9, '{}', $1)`,
        [randomBytes(400_000)],
      )
      return tableHashes(dataSource)
    })
    expect(backUp(file)).toMatchObject({ status: 0, stderr: '' })
  }, 120_000)
  afterAll(async () => {
    for (const each of storages) await each.remove()
    fs.rmSync(directory, { recursive: true })
  })

  const createStorage = async (begin: 'empty' | 'migrated' = 'empty') => {
    const created = await createSiteStorage(begin)
    storages.push(created)
    return created
  }
  /** Stores a new private key. @returns the public one */
  const createKeys = (to: string) => {
    const { stdout, status } = runCommand(GENERATE_KEY, [], {})
    expect(status).toBe(0)
    fs.writeFileSync(to, stdout)
    return /^# public key: (age1\S+)$/m.exec(stdout)![1]!
  }
  const backUp = (to: string, recipients = recipient) =>
    runCommand(BACKUP, [to], { ...storage.variables, BACKUP_RECIPIENT: recipients })
  const write = (name: string, bytes: Buffer) => {
    fs.writeFileSync(join(directory, name), bytes)
    return join(directory, name)
  }
  const secretIn = ({ variables }: SiteStorage) => fs.readFileSync(join(variables.DATA_DIR!, 'session-secret'), 'utf8')

  it('is in the format of age, and readable by its owner only', () => {
    const bytes = fs.readFileSync(file)
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is restored with the session secret by the private key in a file', async () => {
    const other = await createStorage()
    expect(runCommand(RESTORE, [file, '--identity', keys], other.variables)).toMatchObject({ status: 0, stderr: '' })
    expect(await other.withDatabase(tableHashes)).toEqual({ ...stored, migrations: expect.stringMatching(/rows/) })
    expect(secretIn(other)).toBe(secretIn(storage))
    expect(fs.statSync(join(other.variables.DATA_DIR!, 'session-secret')).mode & 0o777).toBe(0o600)
  }, 120_000)

  it('is restored by the private key from standard input, and by BACKUP_IDENTITY_FILE', async () => {
    const other = await createStorage()
    const read = spawnSync(process.execPath, [`dist/${RESTORE}`, file, '--identity', '-'], {
      env: { PATH: process.env.PATH, ...other.variables },
      input: fs.readFileSync(keys),
      encoding: 'utf8',
    })
    expect(read).toMatchObject({ status: 0, stderr: '' })
    const variables = { ...other.variables, BACKUP_IDENTITY_FILE: keys }
    expect(runCommand(RESTORE, [file, '--replace'], variables)).toMatchObject({ status: 0, stderr: '' })
  }, 120_000)

  const identitiesIn = (path: string) => parseAgeIdentities(fs.readFileSync(path, 'utf8'))!
  const expectNothingChanged = async (other: SiteStorage) => {
    expect(fs.readdirSync(other.variables.DATA_DIR!)).toEqual([])
    const [{ tables }] = await other.withDatabase((dataSource) =>
      dataSource.query(`SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    )
    expect(tables).toBe(0)
  }

  it('is refused in one sentence before any change, without its private key and when changed', async () => {
    const other = await createStorage()
    const otherKeys = join(directory, 'other-keys.txt')
    createKeys(otherKeys)
    const whole = fs.readFileSync(file)
    const body = whole.indexOf('\n--- ') + whole.subarray(whole.indexOf('\n--- ') + 1).indexOf('\n') + 2
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at]! ^= 1
      return bytes
    }
    expect(whole.length).toBeGreaterThan(body + 16 + 2 * CHUNK)
    const damaged = / is incomplete or was changed\.$/
    const attempts: [string, string, string[], RegExp][] = [
      ['no key', file, [], / is encrypted: --identity <file> names the file with the private key.*$/],
      ['another key', file, identitiesIn(otherKeys), / was encrypted to another key than that of the private key\.$/],
    ]
    for (const [name, bytes] of Object.entries({
      version: flipped(20),
      'header code': flipped(body - 4),
      'first chunk': flipped(body + 100),
      'last byte': flipped(whole.length - 1),
      'cut in a chunk': whole.subarray(0, whole.length - 1000),
      'cut between chunks': whole.subarray(0, body + 16 + CHUNK),
      'cut in the header': whole.subarray(0, 40),
      'chunk left out': Buffer.concat([whole.subarray(0, body + 16), whole.subarray(body + 16 + CHUNK)]),
      appended: Buffer.concat([whole, Buffer.from('x')]),
    }))
      attempts.push([name, write(name, bytes), identitiesIn(keys), damaged])
    for (const [what, path, identities, sentence] of attempts) {
      const printed = await restoreHere(path, other, { identities, replace: true }).then(
        () => undefined,
        messageOrError,
      )
      expect({ what, printed }).toEqual({ what, printed: expect.stringMatching(sentence) })
      expect(printed).not.toContain('\n')
    }
    await expectNothingChanged(other)
  }, 120_000)

  it.each<[string, () => string[], RegExp]>([
    ['no key', () => [file], / is encrypted: --identity <file> names the file with the private key.*$/],
    ['no key in the file', () => [file, '--identity', file], /^The private key must be a line such as .*$/],
    ['a missing key file', () => [file, '--identity', `${file}.missing`], /^The private key cannot be read: ENOENT.*$/],
  ])('is refused by the command with one line and exit code 1: %s', async (_what, words, sentence) => {
    const other = await createStorage()
    const { status, stderr } = runCommand(RESTORE, [...words(), '--replace'], other.variables)
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([expect.stringMatching(sentence), ''])
    await expectNothingChanged(other)
  })

  it('is written to each of several keys', () => {
    const second = join(directory, 'second-keys.txt')
    const both = join(directory, 'both.backup.age')
    expect(backUp(both, `${recipient},${createKeys(second)}`)).toMatchObject({ status: 0 })
    expect(fs.readFileSync(both, 'latin1').match(/^-> X25519 /gm)).toHaveLength(2)
  }, 60_000)

  it('is not written to a key with a typing error', () => {
    const wrong = recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
    expect(backUp(join(directory, 'wrong'), wrong)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^BACKUP_RECIPIENT is not a public key.*\n$/),
    })
  })

  withAge('is decrypted by age', () => {
    const packed = execFileSync('age', ['--decrypt', '--identity', keys, file])
    const [first] = gunzipSync(packed).toString().split('\n')
    expect(JSON.parse(first!) as BackupManifest).toMatchObject({ sessionSecret: secretIn(storage) })
  })

  withAge(
    'is restored from a plain backup that age has encrypted',
    async () => {
      const plain = join(directory, 'plain.backup')
      expect(backUp(plain, '')).toMatchObject({ status: 0 })
      const encrypted = `${plain}.age`
      execFileSync('age', ['--encrypt', '--recipient', recipient, '--output', encrypted, plain])
      const other = await createStorage()
      expect(runCommand(RESTORE, [encrypted, '--identity', keys], other.variables)).toMatchObject({ status: 0 })
      expect(await other.withDatabase(tableHashes)).toEqual({ ...stored, migrations: expect.stringMatching(/rows/) })
    },
    120_000,
  )
})
