import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.js'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The installation's secret: it signs session cookies, and hashes or seals what must not be kept in clear. */
export class Secret {
  constructor(readonly value: string) {}

  /** From SESSION_SECRET, or the one kept in the data directory, made at the first start. */
  static of(environment: Environment): Secret {
    return new Secret(environment.sessionSecret ?? keptSecret(environment.dataDir))
  }

  /** A keyed hash: the same text gives the same hash on this installation only. */
  hash(text: string): string {
    return createHmac('sha256', this.value).update(text).digest('base64url')
  }

  /** Encrypts a text that has to be read again, for one purpose; it opens only for the owner it was sealed for. */
  seal(text: string, purpose: string, owner: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.keyFor(purpose), iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
  }

  /** @returns undefined for what was sealed with another secret, for another purpose or owner, or was changed */
  open(sealed: string, purpose: string, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    try {
      const decipher = createDecipheriv(CIPHER, this.keyFor(purpose), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return undefined
    }
  }

  private keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.value, '', purpose, 32))
  }
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  fs.mkdirSync(dataDir, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8')
}
