import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { collectLine } from './expected-log.js'

export interface ServerProcess {
  url: string
  /** Returns the output so far. */
  output: () => string
  pid: number
  kill: (signal: NodeJS.Signals) => Promise<void>
  /** Suspends the process, as a sleeping machine does. */
  pause: () => void
  resume: () => void
  /** Closes the pipes of its output, as when the log collector ends. */
  stopReading: () => void
  /** Resolves to its exit code when it has ended. */
  exited: Promise<number | null>
}

/** Variables of a process whose waits take no time. */
export const HURRY = { NODE_OPTIONS: `--import=${pathToFileURL('test/support/hurry.mjs').href}` }

const running = new Set<ChildProcess>()

/** Kills processes that a failed test left running. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/**
 * Starts the built server as `npm start` does; resolves when it responds.
 * @param wrapper command to run it with, if any
 */
export async function startServer(variables: NodeJS.ProcessEnv, wrapper: string[] = []): Promise<ServerProcess> {
  const port = await freePort()
  const server = launchServer({ PORT: String(port), ...variables }, wrapper)
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (!running.has(server.process)) throw new Error(`The server stopped: ${server.output()}`)
    if (await isAnswering(`${url}/health/ready`)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    output: server.output,
    pid: server.process.pid!,
    async kill(signal) {
      server.process.kill(signal)
      await server.exited
    },
    pause: () => void server.process.kill('SIGSTOP'),
    resume: () => void server.process.kill('SIGCONT'),
    stopReading: () => [server.process.stdout, server.process.stderr].forEach((stream) => stream?.destroy()),
    exited: server.exited,
  }
}

/** Starts the built server without waiting for it. */
export function launchServer(
  variables: NodeJS.ProcessEnv,
  wrapper: string[] = [],
): {
  process: ChildProcess
  output: () => string
  exited: Promise<number | null>
} {
  let output = ''
  const words = [...wrapper, process.execPath, resolve('dist/src/main.js')]
  const child = spawn(words[0]!, words.slice(1), {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', NODE_ENV: 'production', PAGE_WARMING: 'false', ...variables },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    createInterface(stream).on('line', collectLine)
  }
  return { process: child, output: () => output, exited: once(child, 'exit').then(([code]) => code as number | null) }
}

/** Returns true if a URL responds with a status of success. */
export async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Below the ephemeral port range, and distinct per worker: nothing else uses a port before its server does. */
const FIRST_PORT = 10_100 // browsers refuse 10080
const PORTS_A_WORKER = 300
const MOST_WORKERS = 64

let portsTaken = randomInt(PORTS_A_WORKER)

/** Returns a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.JEST_WORKER_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % MOST_WORKERS
  const port = FIRST_PORT + worker * PORTS_A_WORKER + (portsTaken++ % PORTS_A_WORKER)
  const probe = createServer().listen(port, '127.0.0.1')
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return free ? port : freePort()
}
