import fs from 'node:fs'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'

const OTHERS = 0o077

/** What this site keeps in its data directory. */
const OURS = /^(session-secret|postgres|mail)(\.|$)/

/** Makes the data directory where there is none, and keeps the machine's other users out of what is in it. */
export function prepareDataDirectory(directory: string): void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const ours = fs.readdirSync(directory).filter((entry) => OURS.test(entry))
  const isShared = ours.length < fs.readdirSync(directory).length // somebody's home, or /tmp
  try {
    if (!isShared) restrictPermissions(directory)
    for (const entry of ours) restrictAllPermissions(join(directory, entry))
  } catch (error) {
    new Logger('config').warn(`Other users of this machine may read ${directory}: ${(error as Error).message}`)
  }
}

function restrictAllPermissions(path: string): void {
  if (!restrictPermissions(path)?.isDirectory()) return
  for (const entry of fs.readdirSync(path)) restrictAllPermissions(join(path, entry))
}

function restrictPermissions(path: string): fs.Stats | undefined {
  const stats = fs.lstatSync(path, { throwIfNoEntry: false }) // the files of a running database come and go
  if (stats && !stats.isSymbolicLink() && stats.mode & OTHERS) fs.chmodSync(path, stats.mode & 0o7777 & ~OTHERS)
  return stats
}
