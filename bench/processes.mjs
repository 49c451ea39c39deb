import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const administrator = { email: 'owner@example.com', password: 'a long enough password' }

const reportCpu = new URL('report-cpu.mjs', import.meta.url).href

/** Starts the built server on the benchmark's Postgres, with rate limits that count but never reject. */
export async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-bench-'))
  const site = await start('dist/src/main.js', [], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    RATE_LIMIT_SCALE: '1000000',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  })
  return {
    ...site,
    stop: async () => {
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a process that listens on PORT; resolves when it responds. */
export async function start(script, args = [], variables = {}) {
  const port = await freePort()
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...variables }
  const execArgv = ['--import', reportCpu]
  const child = fork(script, args, { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${script} stopped`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    pid: child.pid,
    /** CPU time of all its threads since its start, in milliseconds. */
    cpu: async () => {
      child.send('cpu')
      const [{ user, system }] = await once(child, 'message')
      return (user + system) / 1000
    },
    stop: async () => {
      if (child.kill('SIGTERM')) await once(child, 'exit')
    },
  }
}

function answers(url) {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}
