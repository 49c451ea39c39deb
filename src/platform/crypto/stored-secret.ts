import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { prepareDataDirectory } from '../config/data-directory.js'
import { SHORTEST_SECRET } from '../config/environment-schema.js'
import { StartupError } from '../config/startup-error.js'

const fileIn = (dataDir: string) => join(dataDir, 'session-secret')

/** Returns the secret stored in the data directory, creating it at the first start. */
export function storedSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  prepareDataDirectory(dataDir)
  if (!fs.existsSync(file)) createSecret(file)
  const value = fs.readFileSync(file, 'utf8').trim()
  if (value.length >= SHORTEST_SECRET) return value
  throw new StartupError(
    `${file} must have at least ${SHORTEST_SECRET} characters. Restore it from a copy, or remove it: all users then have to sign in and enrol their second factor again.`,
  )
}

/** Returns the stored secret, or undefined if there is none. */
export function findStoredSecret(dataDir: string): string | undefined {
  return fs.existsSync(fileIn(dataDir)) ? storedSecret(dataDir) : undefined
}

/**
 * Writes a secret to a temporary file. @returns functions that move it into place, without needing more disk space, or
 * delete it
 */
export function draftKeptSecret(dataDir: string, secret: string): { keep: () => void; discard: () => void } {
  prepareDataDirectory(dataDir)
  const draft = writeDraft(fileIn(dataDir), secret)
  return {
    keep: () => fs.renameSync(draft, fileIn(dataDir)),
    discard: () => fs.rmSync(draft, { force: true }),
  }
}

/**
 * Creates the file atomically, even on a full disk; of two processes that start together, the first one's secret is
 * used.
 */
function createSecret(file: string): void {
  const draft = writeDraft(file, randomBytes(48).toString('base64url'))
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

function writeDraft(file: string, secret: string): string {
  const draft = `${file}.${randomUUID()}`
  try {
    fs.writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true })
    return draft
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}
