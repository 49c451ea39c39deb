import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = 'client/public'

/**
 * Vite plugin that gives the files of client/public a version in their address, so that browsers can cache them permanently. It is one for all:
 * scripts would have to contain one for each picture.
 */
export function publicFiles(): Plugin {
  const version = versionOf(FOLDER)
  return {
    name: 'public-files',
    enforce: 'pre', // Vite replaces the addresses
    config: () => ({ define: { PUBLIC_FILES_VERSION: JSON.stringify(version) } }),
    transform: {
      filter: { id: /\.css$/ },
      handler: (text) => text.replace(/url\('(\/[^']+)'\)/g, `url('$1?v=${version}')`),
    },
    writeBundle: {
      handler: ({ dir }) => writeFile(join(dir!, '../public-files-version'), version),
    },
  }
}

function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 8)
}
