import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { dirname } from 'node:path'

interface Holder {
  pid: number
  host: string
  /** What the kernel calls this boot and this process's start, so that a recycled pid is not taken for the holder. */
  boot: string
  startTime: string
  token: string
}

export class DataDirectoryInUse extends Error {}

/**
 * Takes the data directory for this process alone: two embedded databases on one directory corrupt it silently.
 * A lock left by a process that is gone is taken over.
 * @returns the function that gives it back
 * @throws DataDirectoryInUse when a live process, or another host, holds it
 */
export function lockDataDirectory(directory: string): () => void {
  const file = `${directory}.lock`
  const me: Holder = { pid: process.pid, host: os.hostname(), ...kernelIdentity(process.pid), token: randomUUID() }
  const draft = `${file}.${me.token}`
  fs.mkdirSync(dirname(file), { recursive: true })
  fs.writeFileSync(draft, JSON.stringify(me))
  try {
    // A hard link creates the lock together with its content, or fails when there is one.
    if (!tryLink(draft, file)) {
      removeIfAbandoned(file, directory)
      if (!tryLink(draft, file)) throw inUse(directory, readHolder(file))
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return () => {
    if (readHolder(file)?.token === me.token) fs.rmSync(file, { force: true })
  }
}

function removeIfAbandoned(file: string, directory: string): void {
  const holder = readHolder(file)
  if (!holder) return
  if (isAlive(holder)) throw inUse(directory, holder)
  // Several starters may see the same dead holder. The grave carries its token, so only one of them may bury it.
  const grave = `${file}.${holder.token}.abandoned`
  if (!tryLink(file, grave)) throw inUse(directory, holder)
  try {
    if (readHolder(grave)?.token === holder.token) fs.rmSync(file, { force: true })
  } finally {
    fs.rmSync(grave, { force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to)
    return true
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== os.hostname()) return true // a shared volume: nothing is known of that process
  const now = kernelIdentity(holder.pid)
  if (holder.boot !== now.boot) return false
  if (holder.startTime) return holder.startTime === now.startTime
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Empty strings where the kernel has no /proc (macOS, Windows): then the pid alone decides. */
function kernelIdentity(pid: number): Pick<Holder, 'boot' | 'startTime'> {
  const stat = readText(`/proc/${pid}/stat`)
  // The second field is the command in parentheses, which may hold spaces; the start time is the 20th after it.
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return { boot: readText('/proc/sys/kernel/random/boot_id').trim(), startTime }
}

function readHolder(file: string): Holder | undefined {
  const text = readText(file)
  if (!text) return undefined
  try {
    return JSON.parse(text) as Holder
  } catch {
    throw new DataDirectoryInUse(`The lock ${file} cannot be read; remove it if no process uses the directory.`)
  }
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function inUse(directory: string, holder: Holder | undefined): DataDirectoryInUse {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new DataDirectoryInUse(
    `The database in ${directory} is in use by ${who}. Stop it, or set DATABASE_URL to a Postgres server. (Lock: ${directory}.lock)`,
  )
}
