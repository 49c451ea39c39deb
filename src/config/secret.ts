import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.js'

/** The installation's secret: it signs session cookies and keys the hashes of what must not be kept in clear. */
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
