// `npm run build`: builds the server and the views at the same time. `npm run build:server`: the server only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { buildServer } from './build-server.mjs'

async function buildViews() {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit' })
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new Error('vite build failed')
}

async function buildAll() {
  await Promise.all([buildViews(), buildServer()])
  await writeFile('dist/.built', '') // for `npm start`
}

const [only] = process.argv.slice(2)
try {
  await (only === 'server' ? buildServer() : buildAll())
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
