import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { prepareDataDirectory } from '../config/data-directory.js'
import { SHORTEST_SECRET } from '../config/environment.js'
import { StartupError } from '../config/startup-error.js'

const fileIn = (dataDir: string) => join(dataDir, 'session-secret')

/** The secret that is kept in the data directory, made at the first start. */
export function keptSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  prepareDataDirectory(dataDir)
  if (!fs.existsSync(file)) createSecret(file)
  const value = fs.readFileSync(file, 'utf8').trim()
  if (value.length >= SHORTEST_SECRET) return value
  throw new StartupError(
    `${file} must have at least ${SHORTEST_SECRET} characters. Put a copy of it back, or remove it: everybody then signs in anew, and enrols their second factor anew.`,
  )
}

/** The same, without making one. */
export function findKeptSecret(dataDir: string): string | undefined {
  return fs.existsSync(fileIn(dataDir)) ? keptSecret(dataDir) : undefined
}

/** Writes a secret beside its place. @returns what puts it there, which takes no more room on the disk */
export function draftKeptSecret(dataDir: string, secret: string): { keep: () => void; discard: () => void } {
  prepareDataDirectory(dataDir)
  const draft = writeDraft(fileIn(dataDir), secret)
  return {
    keep: () => fs.renameSync(draft, fileIn(dataDir)),
    discard: () => fs.rmSync(draft, { force: true }),
  }
}

/** Complete or not at all, also on a full disk; when two processes begin at once, the first one's stays. */
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
