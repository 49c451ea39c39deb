import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder next to the built server, independent of the working directory; sources, as run by tests, use the build. */
const beside = fileURLToPath(new URL('../../../views', import.meta.url))

/** Folder of the views built by Vite. */
export const builtViews = existsSync(join(beside, 'server/entry.mjs')) ? beside : join(process.cwd(), 'dist/views')
