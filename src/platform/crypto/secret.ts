import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { getFirst } from '#src/shared/lookups.js'
import type { Environment } from '../config/environment.js'
import { storedSecret } from './stored-secret.js'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Purpose of a derived key. Each purpose has its own key, so that a value of one is invalid for any other. */
export type Purpose =
  | 'session-cookie'
  | 'session-name'
  | 'device-cookie'
  | 'second-factor'
  | 'recovery-code'
  | 'rate-limit'
  | 'idempotency'
  | 'audit-head'
  | 'form-receipt'
  | 'page-day'
  | 'form-proof'
  | 'backup'
  | 'newsletter-unsubscribe'
  | 'newsletter-refusal'
  | 'invitation'
  | 'recipient-mailbox'
  | 'page-view'
  | 'webhook'
  | 'booking-link'
  | 'booking-hold'
  | 'booking-origin'
  | 'review-opt-out'
  | 'waitlist-link'

/**
 * The installation's secret, from which every key is derived (HKDF, RFC 5869). The newest secret signs and encrypts;
 * older ones still verify and decrypt, so that it can be rotated while the site runs.
 */
export class Secret {
  private readonly values: string[]
  private readonly keys = new Map<Purpose, Buffer[]>()

  constructor(newest: string, ...older: string[]) {
    this.values = [newest, ...older]
  }

  /** Reads SESSION_SECRET, or the secret stored in the data directory, which is created at the first start. */
  static of({ sessionSecrets: [newest, ...older] = [], dataDir }: Environment): Secret {
    return new Secret(newest ?? storedSecret(dataDir), ...older)
  }

  /** Returns a keyed hash, deterministic for this installation and purpose. */
  hash(text: string, purpose: Purpose): string {
    return hashWith(getFirst(this.keysFor(purpose)), text)
  }

  /** Returns the keyed hashes by the newest secret and by older ones, for a lookup. */
  hashes(text: string, purpose: Purpose): string[] {
    return this.keysFor(purpose).map((key) => hashWith(key, text))
  }

  /** Checks whether a hash matches a text, by the newest secret or an older one. */
  matches(hash: string, text: string, purpose: Purpose): boolean {
    return this.keysFor(purpose).some((key) => isSameSecret(hashWith(key, text), hash))
  }

  /** Returns keys for a library that signs itself: the first signs, all verify. */
  signingKeys(purpose: Purpose): string[] {
    return this.keysFor(purpose).map((key) => key.toString('base64url'))
  }

  /** Encrypts a text for an owner, such as a user id, which is required to decrypt it. */
  seal(text: string, purpose: Purpose, owner: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, getFirst(this.keysFor(purpose)), iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
  }

  /** Decrypts a text. @returns undefined for another secret, purpose or owner, or changed input */
  open(sealed: string, purpose: Purpose, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    for (const key of this.keysFor(purpose)) {
      const text = openWith(key, bytes, owner)
      if (text !== undefined) return text
    }
    return undefined
  }

  private keysFor(purpose: Purpose): Buffer[] {
    let keys = this.keys.get(purpose)
    if (!keys) {
      keys = this.values.map((value) => Buffer.from(hkdfSync('sha256', value, '', purpose, KEY_BYTES)))
      this.keys.set(purpose, keys)
    }
    return keys
  }
}

function hashWith(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function openWith(key: Buffer, bytes: Buffer, owner: string): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Compares in constant time. */
export function isSameSecret(own: string, other: string): boolean {
  const a = Buffer.from(own)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
