// `npm run dev`: builds the server and restarts it after every change of its sources. Vite serves the views as they are.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'chokidar'
import { buildFile, buildServer, folders } from './build-server.mjs'
import { endWithNpm } from './end-with-npm.mjs'

process.env.NODE_ENV = 'development'
endWithNpm('dev')

const SETTLE_MS = 100 // an editor saves many files in a row

let server
let timer
const changed = new Set()

function start() {
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/src/main.js'], { stdio: 'inherit' })
}

/** Stops the server and waits for it: the next one needs its port and its database. */
async function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function rebuild() {
  const sources = [...changed]
  changed.clear()
  try {
    await Promise.all(sources.map(buildFile))
  } catch ({ message }) {
    return console.error(message)
  }
  await stop()
  start()
}

let queue = Promise.resolve()

function onChange(source) {
  changed.add(source)
  clearTimeout(timer)
  timer = setTimeout(() => (queue = queue.then(rebuild)), SETTLE_MS)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop().then(() => process.exit()))

await buildServer()
start()
watch(folders, { ignoreInitial: true }).on('add', onChange).on('change', onChange)
