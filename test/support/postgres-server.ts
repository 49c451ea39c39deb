import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'

export interface PostgresServer {
  url: string
  /** kill -9 of the server and of all its processes, as when it crashes: what the machine was told to write stays. */
  crash: () => Promise<void>
  /** With the same words as before; it recovers from its log. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** A throw-away PostgreSQL server of a test's own, which may be killed without a word to other tests. */
export async function startPostgresServer(): Promise<PostgresServer> {
  // its standard input is what keeps it
  const keeper = spawn('.ci/with-postgres', ['sh', '-c', 'echo "$TEST_DATABASE_URL"; cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const failed = once(keeper, 'exit').then(([code]) => {
    throw new Error(`PostgreSQL did not start: ${String(code)}`)
  })
  const [url] = (await Promise.race([once(createInterface(keeper.stdout), 'line'), failed])) as [string]
  const directory = await dataDirectory(url)
  let restarted: ChildProcess | undefined
  const postmaster = () => Number(readFileSync(`${directory}/postmaster.pid`, 'utf8').split('\n')[0])
  const command = readFileSync(`/proc/${postmaster()}/cmdline`, 'utf8').split('\0').slice(1, -1)
  const executable = readlinkSync(`/proc/${postmaster()}/exe`)

  return {
    url,
    async crash() {
      const pids = [postmaster(), ...childrenOf(postmaster())]
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10))
      // Where nobody buries the dead they keep their number, and the next server would take its locks for those of the living.
      for (const lock of locksOf(directory)) rmSync(lock)
    },
    async restart() {
      const { uid, gid } = statSync(directory)
      restarted = spawn(executable, command, { cwd: dirname(directory), uid, gid, stdio: 'ignore' })
      while (!(await answers(url))) {
        if (restarted.exitCode !== null) throw new Error(`PostgreSQL ended with ${restarted.exitCode}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      const ended = once(keeper, 'exit')
      keeper.stdin.end()
      await ended
      restarted?.kill('SIGKILL')
    },
  }
}

async function dataDirectory(url: string): Promise<string> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
  await client.end()
  return rows[0]!.data_directory
}

function locksOf(directory: string): string[] {
  const sockets = dirname(directory)
  const locks = readdirSync(sockets).filter((name) => name.endsWith('.lock'))
  return [join(directory, 'postmaster.pid'), ...locks.map((name) => join(sockets, name))]
}

async function answers(url: string): Promise<boolean> {
  const client = new Client(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent)
}

function isAlive(pid: number): boolean {
  const state = statOf(pid)?.state
  return state !== undefined && state !== 'Z'
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return { state: state!, parent: Number(parent) }
  } catch {
    return undefined
  }
}
