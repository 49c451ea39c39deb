import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SERVER_SOURCES = ['src', 'migrations', 'package-lock.json', 'nest-cli.json', '.swcrc']

/** Build of everything. */
export const SITE = {
  stamp: 'dist/.built',
  sources: [...SERVER_SOURCES, 'views', 'client', 'vite.config.ts'],
}

/** Build of the server only. */
export const SERVER = {
  stamp: 'dist/.built-server',
  sources: [...SERVER_SOURCES, 'samples'],
}

function newestChange(path) {
  if (!existsSync(path)) return 0 // the image has no samples
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((entry) => newestChange(join(path, entry))))
}

/** Returns true if there is a build that is newer than its sources. */
export function isBuilt({ stamp, sources }) {
  const builtAt = newestChange(stamp)
  return sources.every((source) => newestChange(source) < builtAt)
}
