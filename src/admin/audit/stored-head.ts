import fs from 'node:fs'
import { join } from 'node:path'
import type { AuditHead } from './audit-head.entity.js'

const fileIn = (dataDir: string) => join(dataDir, 'audit-head')

/** Returns the hash of the last row that this machine has stored. */
export function storedHead(dataDir: string): string | undefined {
  try {
    return /^\d+ ([0-9a-f]{64})$/m.exec(fs.readFileSync(fileIn(dataDir), 'utf8'))?.[1]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a temporary file and renames it, so that it is never incomplete. */
export function storeHead(dataDir: string, { rows, hash }: Pick<AuditHead, 'rows' | 'hash'>): void {
  const file = fileIn(dataDir)
  const draft = `${file}.${process.pid}`
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  fs.writeFileSync(draft, `${rows} ${hash}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
}

/** Deletes the stored hash, after the log was accepted as it is. */
export function deleteStoredHead(dataDir: string): void {
  fs.rmSync(fileIn(dataDir), { force: true })
}
