// `npm run build`: builds the server and the views at the same time. `npm run build:server`: the server only, if a source is newer than it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { buildServer } from './build-server.mjs'
import { isBuilt, SERVER, SITE } from './build-stamps.mjs'

async function buildViews() {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit' })
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new Error('vite build failed')
}

async function buildServerAlone() {
  await buildServer()
  await writeFile(SERVER.stamp, '')
}

async function buildAll() {
  await Promise.all([buildViews(), buildServerAlone()])
  await writeFile(SITE.stamp, '') // for `npm start`
}

const [only] = process.argv.slice(2)
try {
  if (only !== 'server') await buildAll()
  else if (!isBuilt(SERVER)) await buildServerAlone()
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
