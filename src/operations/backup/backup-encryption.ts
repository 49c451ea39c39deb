import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { notWhole, UnusableBackup } from './unusable-backup.js'

/** First line of a file in the format of age: https://c2sp.org/age */
const MAGIC = Buffer.from('age-encryption.org/')

const NO_IDENTITY_MATCHED = /no identity matched/

/** Begins the last line of the header. */
const END_OF_HEADER = '\n---'

/** Checks whether the beginning of a file is that of an encrypted one. */
export const isEncrypted = (start: Buffer) => start.subarray(0, MAGIC.length).equals(MAGIC)

/** Checks whether the beginning of an encrypted file contains its header. */
export const hasWholeHeader = (start: Buffer) => start.includes(END_OF_HEADER)

export interface BackupKeyPair {
  /** Encrypts; a value of BACKUP_RECIPIENT. */
  recipient: string
  /** Decrypts. */
  identity: string
}

/** Creates a key pair of the kind that every version of age reads (X25519). */
export async function createKeyPair(): Promise<BackupKeyPair> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Encrypts a stream to public keys, in chunks of 64 KiB. Without keys, yields it as it is. */
export async function* encrypt(source: AsyncIterable<Buffer>, recipients: string[]): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) {
    yield* source
    return
  }
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(toWebStream(source))
}

/**
 * Decrypts a stream; each chunk is authenticated before it is yielded.
 * @throws UnusableBackup without the private key, for another one, and for changed content
 */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  identities: string[],
  file: string,
): AsyncGenerator<Uint8Array> {
  if (identities.length === 0)
    throw new UnusableBackup(
      `${file} is encrypted: --identity <file> names the file with the private key, --identity - reads it from standard input.`,
    )
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    yield* await decrypter.decrypt(toWebStream(source))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== undefined) throw error // of the file system
    throw NO_IDENTITY_MATCHED.test(message)
      ? new UnusableBackup(`${file} was encrypted to another key than that of the private key.`)
      : notWhole(file)
  }
}

/** The types of Node and of browsers differ, the class is one. */
const toWebStream = (source: AsyncIterable<Buffer>) =>
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>
