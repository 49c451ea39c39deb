import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtViews } from './built-views.js'

const written = join(builtViews, 'public-files-version')

/** Version in the addresses of the files of client/public, written by views/build/public-files.ts. */
export const publicFilesVersion = existsSync(written) ? readFileSync(written, 'utf8') : ''
