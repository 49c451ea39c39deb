import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside the built server, wherever it is started from; the sources, as tests run them, take those of the build. */
const beside = fileURLToPath(new URL('../../views', import.meta.url))

/** The folder of what Vite has built of `views`. */
export const builtViews = existsSync(join(beside, 'server/entry.mjs')) ? beside : join(process.cwd(), 'dist/views')
