import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { requireValue } from '#src/shared/lookups.js'
import { StartupError } from '../../config/startup-error.js'
import { type Endpoint, listenSettings, readPidFile } from './endpoint.js'
import { tryKernelLock } from './kernel-lock.js'
import type { ServerAccount } from './server-account.js'
import { SERVER_SETTINGS } from './server-settings.js'

/** False on Windows, where a running server is found by its process id. */
const CHILD_INHERITS_LOCK = process.platform !== 'win32'

/** Stop signals with their time limits: a fast shutdown, then an immediate one. */
const STOP_SIGNALS = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
] as const
const CHECK_MS = 20
const READY = 'database system is ready to accept connections'

const logger = new Logger('postgres')

/**
 * One run of the PostgreSQL server. It inherits a locked file, so that the kernel reveals whether any process of the
 * server is running, even one that outlived the site in another container, where process ids have no meaning.
 */
export class ServerProcess {
  /** Resolves with the reason when the process has ended. */
  readonly exited: Promise<string>
  private lastError?: string
  private lastLine?: string

  private constructor(private readonly child: ChildProcess) {
    this.exited = once(child, 'exit').then(([code, signal]) => (signal as string | null) ?? `exit code ${String(code)}`)
    child.once('error', (error) => (this.lastError = error.message))
    // Stops the server also when the site ends by process.exit().
    const stopWithSite = () => child.kill('SIGINT')
    process.once('exit', stopWithSite)
    void this.exited.catch(() => undefined).then(() => process.off('exit', stopWithSite))
  }

  /** Resolves when the server accepts connections. @throws StartupError with the server's own reason */
  static async start(cluster: string, account: ServerAccount, endpoint: Endpoint): Promise<ServerProcess> {
    const lock = tryKernelLock(serverLockFile(cluster))
    if (!lock) throw new StartupError(`Another database server uses ${cluster}.`)
    const settings = { ...SERVER_SETTINGS, ...listenSettings(endpoint) }
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const { file, args, options } = account.command('postgres', ['-D', cluster, ...words])
    let server: ServerProcess
    try {
      removeStaleFiles(cluster)
      const child = spawn(file, args, {
        ...options,
        detached: CHILD_INHERITS_LOCK, // out of reach of Ctrl-C: the site stops the server after its last query
        windowsHide: true,
        stdio: ['ignore', 'ignore', 'pipe', CHILD_INHERITS_LOCK ? lock.descriptor : 'ignore'],
      })
      server = new ServerProcess(child)
    } finally {
      lock.release() // the server holds it now
    }
    await server.untilReady(cluster)
    return server
  }

  /** Stops a server that outlived its site. @throws StartupError if it cannot be reached */
  static async stopOrphan(cluster: string): Promise<void> {
    if (!isAlive(cluster)) return
    for (const [signal, patience] of STOP_SIGNALS) {
      const pid = findPid(cluster)
      if (pid) {
        logger.warn(`Stopping a database server that outlived its site (process ${pid}, ${signal})`)
        process.kill(pid, signal)
      }
      for (const deadline = Date.now() + patience; Date.now() < deadline;) {
        if (!isAlive(cluster)) return
        await pause(CHECK_MS)
      }
    }
    throw new StartupError(
      `A database server that this process cannot stop still uses ${cluster}: end the container or process that started it.`,
    )
  }

  async stop(): Promise<void> {
    for (const [signal, patience] of STOP_SIGNALS) {
      this.child.kill(signal)
      const controller = new AbortController()
      const isOver = await Promise.race([
        this.exited.then(() => true),
        pause(patience, false, { signal: controller.signal }).catch(() => false),
      ])
      controller.abort()
      if (isOver) return
    }
  }

  private async untilReady(cluster: string): Promise<void> {
    const lines = createInterface(requireValue(this.child.stderr, 'log of the server'))
    const ready = new Promise<true>((resolve) => {
      lines.on('line', (line) => {
        this.log(line)
        if (line.includes(READY)) resolve(true)
      })
    })
    const ended = this.exited.catch((error: Error) => error.message)
    const outcome = await Promise.race([ready, ended])
    if (outcome === true) return
    throw new StartupError(`PostgreSQL could not start on ${cluster}: ${this.lastError ?? this.lastLine ?? outcome}`)
  }

  /** Writes a line of the server to the log of the site. */
  private log(line: string): void {
    this.lastLine = line
    const [, severity, message = line] = /^(\w+):\s+(.*)$/.exec(line) ?? []
    if (severity === 'FATAL' || severity === 'PANIC') {
      this.lastError = message
      logger.warn(message)
    } else {
      logger.debug(message)
    }
  }
}

/** Returns the path of the file that the server keeps locked. */
export const serverLockFile = (cluster: string) => `${cluster}.server.lock`

/** Returns true while any process of a server on this cluster runs. */
export function isAlive(cluster: string): boolean {
  if (!CHILD_INHERITS_LOCK) return findPid(cluster) !== undefined
  const lock = tryKernelLock(serverLockFile(cluster))
  lock?.release()
  return !lock
}

/** Returns the process id of the server on a cluster, if this process can see it. */
function findPid(cluster: string): number | undefined {
  const { pid } = readPidFile(cluster) ?? {}
  if (!pid) return undefined
  try {
    process.kill(pid, 0)
    return isServerOf(cluster, pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Distinguishes a server from a program that reused its process id. On macOS the lock has already decided. */
function isServerOf(cluster: string, pid: number): boolean {
  if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`-D\0${cluster}\0`)
  if (process.platform !== 'win32') return true
  return spawnSync('tasklist', ['/FI', `PID eq ${pid}`]).stdout.includes('postgres.exe')
}

/** Removes files that name a process id, once the lock shows that no server is running. */
function removeStaleFiles(cluster: string): void {
  const names = fs.readdirSync(cluster).filter((name) => name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'))
  for (const name of names) fs.rmSync(join(cluster, name))
}
