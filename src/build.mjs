// `npm run build`: builds the server and the views at the same time. `npm run build:server`: the server only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildServer } from './build-server.mjs'

async function buildViews() {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit' })
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new Error('vite build failed')
}

const [only] = process.argv.slice(2)
try {
  await Promise.all(only === 'server' ? [buildServer()] : [buildViews(), buildServer()])
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
