import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { User } from '#src/platform/access/user.entity.js'

/**
 * Recommended cost: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id (the
 * default is Argon2id)
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost)
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, normalise(password))
}

const ONE_TIME_MS = 24 * 3_600_000

/** Checks whether a one-time password was not changed in time. */
export function hasExpired({ mustChangePassword, passwordSetAt }: Pick<User, 'mustChangePassword' | 'passwordSetAt'>) {
  return mustChangePassword && Date.now() - (passwordSetAt?.getTime() ?? 0) > ONE_TIME_MS
}

/** Creates a password for one sign-in within a day, with 128 bits. */
export function newOneTimePassword(): string {
  return randomBytes(16).toString('base64url')
}

/** Normalises Unicode: keyboards compose `č` differently (NIST SP 800-63B, 5.1.1.2). */
function normalise(password: string): string {
  return password.normalize('NFKC')
}
