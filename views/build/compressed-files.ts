import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Makes browsers compile a script on another thread: nearly all of it runs (https://v8.dev/blog/explicit-compile-hints). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Prepends the compile hint to each script and writes scripts and style sheets compressed beside themselves. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      await Promise.all(texts.map((file) => writeCompressed(join(dir!, file))))
    },
  }
}

async function writeCompressed(path: string) {
  const built = await readFile(path, 'utf8')
  const text = path.endsWith('.js') ? COMPILE_HINT + built : built
  await writeFile(path, text)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}
