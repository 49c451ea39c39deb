import fs from 'node:fs'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'

const OTHERS = 0o077

/** Names of the site's own files in its data directory. */
const OURS = /^(session-secret|postgres|mail)(\.|$)/

/** Creates the data directory, and denies other users of the machine access to its files. */
export function prepareDataDirectory(directory: string): void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const ours = fs.readdirSync(directory).filter((entry) => OURS.test(entry))
  const isShared = ours.length < fs.readdirSync(directory).length // somebody's home, or /tmp
  try {
    if (!isShared) restrictPermissions(directory)
    for (const entry of ours) restrictAllPermissions(join(directory, entry))
  } catch (error) {
    new Logger('config').warn(
      `Restricting access to ${directory} failed, other users may read it: ${(error as Error).message}`,
    )
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
