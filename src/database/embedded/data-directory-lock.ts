import fs from 'node:fs'
import { dirname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { StartupError } from '../../config/startup-error.js'
import { HolderRecord, parseHolder, readRecord } from './holder-record.js'
import { type KernelLock, tryKernelLock } from './kernel-lock.js'

const BEAT_MS = 1000

/** Everything below is counted in beats. */
const CHECKS_PER_BEAT = 4
/** How long a starting process waits for one at work, which may be about to stop. */
const MAX_WAIT = 10
/** A holder that missed so many is dead. Looks at it are counted, time is not: clocks jump, machines sleep. */
const DEAD_AFTER = 12
/** A holder that missed so many may be dead. */
const IN_DOUBT_AFTER = 3
/** How long whoever takes over from a silent holder leaves it for stopping itself, should it be alive after all. */
const TAKEOVER_DELAY = 3
/** A lock that could not be read for so long may be another's. */
const MAX_UNCONFIRMED = 6

const logger = new Logger('database')

export class DataDirectoryInUse extends StartupError {}

/**
 * Keeps a data directory for this process alone: two embedded databases in one corrupt it silently. On one machine the
 * kernel decides, whatever containers there are; between machines, whether the holder's record goes on beating. Process
 * ids and host names decide nothing: two containers may have the same, and the next one on a volume has others.
 */
export class DataDirectoryLock {
  private confirmedAt = performance.now()
  private beatenAt = 0
  private readonly heartbeat: NodeJS.Timeout

  private constructor(
    private readonly directory: string,
    private readonly record: HolderRecord,
    private readonly kernelLock: KernelLock,
    private readonly endProcess: (reason: string) => never,
    private readonly beatMs: number,
  ) {
    this.heartbeat = setInterval(() => this.confirm(), beatMs).unref()
  }

  /**
   * @param endProcess called when the lock is lost, as it is when this process was paused and another took over
   * @throws DataDirectoryInUse when a live process keeps it
   */
  static async take(directory: string, endProcess: (reason: string) => never, beatMs = BEAT_MS) {
    fs.mkdirSync(dirname(directory), { recursive: true })
    const { record, kernelLock } = await acquireLock(directory, beatMs)
    return new DataDirectoryLock(directory, record, kernelLock, endProcess, beatMs)
  }

  /** To be called before every change to the directory: it does not return once the lock is lost. */
  confirm(): void {
    const now = performance.now()
    if (this.isOurs(now)) this.confirmedAt = now
    if (now - this.beatenAt < this.beatMs / 2) return
    this.beatenAt = now
    try {
      this.record.beat()
    } catch {
      // The disk may be full. Should another take over for want of beats, the next confirmation tells.
    }
  }

  release(): void {
    clearInterval(this.heartbeat)
    this.record.remove()
    this.kernelLock.release()
  }

  private isOurs(now: number): boolean {
    try {
      if (this.record.isInPlace()) return true
    } catch (error) {
      if (now - this.confirmedAt < MAX_UNCONFIRMED * this.beatMs) return false
      this.endProcess(`The lock on the database in ${this.directory} cannot be read: ${(error as Error).message}`)
    }
    const other = parseHolder(readRecord(recordOf(this.directory)))
    const reason = other ? `was taken over by process ${other.pid} on ${other.host}` : 'has lost its lock'
    this.endProcess(`The database in ${this.directory} ${reason}; this process stops before it writes anything more.`)
  }
}

/** @throws DataDirectoryInUse */
async function acquireLock(
  directory: string,
  beatMs: number,
): Promise<{ record: HolderRecord; kernelLock: KernelLock }> {
  const file = recordOf(directory)
  let kernelLock = tryKernelLock(`${directory}.lock`)
  try {
    let seen = readRecord(file)
    for (let checks = 0, silent = 0; ; checks++) {
      const holder = parseHolder(seen)
      const keptByOurKernel = Boolean(holder?.kernelLock) && holder?.kernelLock === kernelLock.identity
      const isDead = keptByOurKernel ? kernelLock.state === 'granted' : silent >= DEAD_AFTER * CHECKS_PER_BEAT
      const isFree = seen === undefined && kernelLock.state !== 'refused'
      if (isDead || isFree) {
        const identity = kernelLock.state === 'granted' ? kernelLock.identity : undefined
        const record = isFree ? HolderRecord.add(file, identity) : HolderRecord.replace(file, identity)
        if (record && (isFree || keptByOurKernel || (await settles(record, beatMs)))) return { record, kernelLock }
        silent = 0
      } else if (
        checks >= MAX_WAIT * CHECKS_PER_BEAT &&
        (keptByOurKernel || silent < IN_DOUBT_AFTER * CHECKS_PER_BEAT)
      ) {
        throw new DataDirectoryInUse(
          `The database in ${directory} is in use by ${nameOf(seen)}. Stop it, or set DATABASE_URL to a Postgres server.`,
        )
      }
      if (checks === CHECKS_PER_BEAT)
        logger.log(`The database in ${directory} is in use by ${nameOf(seen)}; waiting for it to stop.`)
      await pause(beatMs / CHECKS_PER_BEAT)
      if (kernelLock.state === 'refused') kernelLock = tryKernelLock(`${directory}.lock`)
      const now = readRecord(file)
      silent = now === seen ? silent + 1 : 0
      seen = now
    }
  } catch (error) {
    kernelLock.release()
    throw error
  }
}

/** Two may have found the same holder dead: the last record stays, and a holder that was alive has seen it by then. */
async function settles(record: HolderRecord, beatMs: number): Promise<boolean> {
  await pause(TAKEOVER_DELAY * beatMs)
  if (record.isInPlace()) return true
  record.remove()
  return false
}

function recordOf(directory: string): string {
  return `${directory}.holder`
}

function nameOf(record: string | undefined): string {
  const holder = parseHolder(record)
  return holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
}
