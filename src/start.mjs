// `npm start`: builds when there is no build or a source is newer than it, then runs the server.
import { execFileSync } from 'node:child_process'
import { isBuilt, SITE } from './build-stamps.mjs'
import { endWithNpm } from './end-with-npm.mjs'

process.env.NODE_ENV ||= 'production'
endWithNpm('start')

/** Builds the site. Prints the output of the build only if it fails. */
function build() {
  try {
    execFileSync(process.execPath, ['src/build.mjs'], { stdio: 'pipe', maxBuffer: 2 ** 24 })
  } catch ({ stdout, stderr, message }) {
    console.error(`${stdout}${stderr}${message}`)
    process.exit(1)
  }
}

if (!isBuilt(SITE)) {
  console.log('Building…')
  build()
}

await import('../dist/src/main.js')
