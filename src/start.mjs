// `npm start`: builds when there is no build or a source is newer than it, then runs the server.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { endWithNpm } from './end-with-npm.mjs'

process.env.NODE_ENV ||= 'production'
endWithNpm('start')

const sources = [
  'src',
  'views',
  'client',
  'migrations',
  'package-lock.json',
  'vite.config.ts',
  'nest-cli.json',
  '.swcrc',
]
const stamp = 'dist/.built' // of `npm run build`

function newestChange(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((entry) => newestChange(join(path, entry))))
}

/** Builds the site. Prints the output of the build only if it fails. */
function build() {
  try {
    execFileSync(process.execPath, ['src/build.mjs'], { stdio: 'pipe', maxBuffer: 2 ** 24 })
  } catch ({ stdout, stderr, message }) {
    console.error(`${stdout}${stderr}${message}`)
    process.exit(1)
  }
}

const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
if (sources.some((source) => newestChange(source) > builtAt)) {
  console.log('Building…')
  build()
}

await import('../dist/src/main.js')
