import { createHash } from 'node:crypto'
import fs, { type WriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartupError } from '#src/platform/config/startup-error.js'
import { decrypt, encrypt, hasWholeHeader, isEncrypted } from './backup-encryption.js'
import { type BackupManifest, type BackupSeal, isManifest } from './backup-format.js'
import { notWhole, UnusableBackup } from './unusable-backup.js'

/** In characters; no row is nearly as long. */
const LONGEST_LINE = 64_000_000

/** Maximum header of an encrypted file, in bytes; enough for four hundred public keys. */
const LONGEST_HEADER = 65_536

/** Codes of errors that the operator fixes by another path or its permissions. */
const UNUSABLE_PATH = /^(EACCES|EISDIR|ENAMETOOLONG|ENOENT|ENOTDIR|EPERM|EROFS)$/

interface WritingOptions {
  /** Public keys to which the file is encrypted; none for a plain file. */
  recipients?: string[]
  /** Discards the unfinished file when aborted. */
  signal?: AbortSignal
  /** Signals that discard the unfinished file and end the process. */
  exitsOn?: readonly NodeJS.Signals[]
}

/**
 * Writes the lines and their checksum to a file with access for the owner alone. The final name appears only once the
 * file is complete. @throws StartupError if the file exists or its path is unusable
 */
export async function writeBackup(
  file: string,
  lines: AsyncIterable<string>,
  { recipients = [], signal, exitsOn = [] }: WritingOptions = {},
): Promise<void> {
  if (fs.existsSync(file)) throw new StartupError(`${file} already exists.`)
  const draft = `${file}.${process.pid}.unfinished`
  const discard = () => fs.rmSync(draft, { force: true })
  const stop = () => {
    discard()
    process.exit(1)
  }
  for (const name of exitsOn) process.once(name, stop)
  try {
    const output = await openDraft(draft)
    const encrypted = (packed: AsyncIterable<Buffer>) => encrypt(packed, recipients)
    await pipeline(sealed(lines), createGzip(), encrypted, output, { signal })
    fs.renameSync(draft, file)
    syncDirectory(dirname(file))
  } finally {
    discard()
    for (const name of exitsOn) process.off(name, stop)
  }
}

/** @throws StartupError for a path that is missing or not writable */
async function openDraft(path: string): Promise<WriteStream> {
  try {
    const file = await open(path, 'wx', 0o600)
    return file.createWriteStream({ flush: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw UNUSABLE_PATH.test(code ?? '') ? new StartupError(message) : error
  }
}

async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines) {
    hash.update(`${line}\n`)
    yield `${line}\n`
  }
  const seal: BackupSeal = { sha256: hash.digest('hex') }
  yield `${JSON.stringify(seal)}\n`
}

/** Reads a file to its end and verifies its checksum. @param identities private keys @throws UnusableBackup */
export async function verifyBackup(file: string, identities: string[] = []): Promise<BackupManifest> {
  let manifest: BackupManifest | undefined
  for await (const line of readBackup(file, identities)) manifest ??= parseManifest(file, line)
  return manifest!
}

/**
 * Yields the lines of a backup without its checksum line. @throws UnusableBackup for changed content, at the end at the
 * latest
 */
export async function* readBackup(file: string, identities: string[] = []): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let last: string | undefined
  try {
    for await (const line of linesOf(file, identities)) {
      if (last !== undefined) {
        hash.update(`${last}\n`)
        yield last
      }
      last = line
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') ? notWhole(file) : error
  }
  if (last !== JSON.stringify({ sha256: hash.digest('hex') } satisfies BackupSeal)) throw notWhole(file)
}

/** Parses the first line of a backup. @throws UnusableBackup */
export function parseManifest(file: string, line: string): BackupManifest {
  try {
    const manifest: unknown = JSON.parse(line)
    if (isManifest(manifest)) return manifest
  } catch {
    // reported below
  }
  throw new UnusableBackup(`${file} is not a backup that this version of the site can read.`)
}

/** Splits at line feeds alone; readline would also split at U+2028 in the text of a lead. */
async function* linesOf(file: string, identities: string[]): AsyncGenerator<string> {
  let rest = ''
  const isReadable = !isEncrypted(await readStart(file))
  const content = fs.createReadStream(file)
  const input: Readable = isReadable ? content : Readable.from(decrypt(content, identities, file))
  const unpacked = createGunzip().setEncoding('utf8')
  input.on('error', (error) => unpacked.destroy(error))
  for await (const chunk of input.pipe(unpacked) as AsyncIterable<string>) {
    const lines = chunk.split('\n')
    lines[0] = rest + lines[0]!
    rest = lines.pop()!
    if (rest.length > LONGEST_LINE)
      throw new UnusableBackup(`${file} contains a line of more than 64 million characters.`)
    yield* lines
  }
  if (rest) yield rest
}

/** @throws UnusableBackup for an encrypted file with a longer header, which the decrypter would read into memory as a whole */
async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0)
    const start = buffer.subarray(0, bytesRead)
    if (isEncrypted(start) && !hasWholeHeader(start)) throw notWhole(path)
    return start
  } finally {
    await file.close()
  }
}

function syncDirectory(path: string): void {
  if (process.platform === 'win32') return // a directory cannot be opened there
  const descriptor = fs.openSync(path, 'r')
  fs.fsyncSync(descriptor)
  fs.closeSync(descriptor)
}
