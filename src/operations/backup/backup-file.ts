import { createHash } from 'node:crypto'
import fs, { type WriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartupError } from '#src/platform/config/startup-error.js'
import { BackupContent } from './backup-content.js'
import { decrypt, encrypt, hasWholeHeader, isEncrypted } from './backup-encryption.js'
import { type BackupManifest, SEAL_LENGTH, sealOf } from './backup-format.js'
import { notWhole } from './unusable-backup.js'

/** Size of the parts in which content is packed and unpacked. */
const PART_BYTES = 65_536

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
 * Writes the content and its checksum to a file with access for the owner alone. The final name appears only once the
 * file is complete. @throws StartupError if the file exists or its path is unusable
 */
export async function writeBackup(
  file: string,
  content: AsyncIterable<string | Buffer>,
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
    await pipeline(sealed(content), createGzip({ chunkSize: PART_BYTES }), encrypted, output, { signal })
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

async function* sealed(content: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  const hash = createHash('sha256')
  for await (const part of content) {
    hash.update(part)
    yield part
  }
  yield sealOf(hash.digest('hex'))
}

/** Reads a file to its end and verifies its checksum. @param identities private keys @throws UnusableBackup */
export function verifyBackup(file: string, identities: string[] = []): Promise<BackupManifest> {
  return readBackup(file, identities, async (content, manifest) => {
    await content.skip()
    return manifest
  })
}

/**
 * Runs the work with the content of a backup, and closes the file.
 * @throws UnusableBackup for changed content, at its end at the latest
 */
export async function readBackup<Result>(
  file: string,
  identities: string[],
  work: (content: BackupContent, manifest: BackupManifest) => Promise<Result>,
): Promise<Result> {
  const parts = unsealed(file, unpacked(file, identities))
  try {
    const content = new BackupContent(file, parts)
    return await work(content, await content.readManifest())
  } finally {
    await parts.return(undefined)
  }
}

/** Yields all parts without the checksum line. @throws UnusableBackup at the end, if it is another one */
async function* unsealed(file: string, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let last: Buffer = Buffer.alloc(0)
  for await (const part of parts) {
    const read = Buffer.concat([last, part])
    const end = Math.max(0, read.length - SEAL_LENGTH)
    last = read.subarray(end)
    hash.update(read.subarray(0, end))
    if (end > 0) yield read.subarray(0, end)
  }
  if (last.toString() !== sealOf(hash.digest('hex'))) throw notWhole(file)
}

/** Yields the decrypted and unpacked parts of a file. @throws UnusableBackup */
async function* unpacked(file: string, identities: string[]): AsyncGenerator<Buffer> {
  const isPlain = !isEncrypted(await readStart(file))
  const stored = fs.createReadStream(file)
  const packed: Readable = isPlain ? stored : Readable.from(decrypt(stored, identities, file))
  const output = createGunzip({ chunkSize: PART_BYTES })
  packed.on('error', (error) => output.destroy(error))
  try {
    yield* packed.pipe(output) as AsyncIterable<Buffer>
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') ? notWhole(file) : error
  } finally {
    packed.destroy()
  }
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
