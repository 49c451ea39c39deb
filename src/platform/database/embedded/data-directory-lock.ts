import fs from 'node:fs'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { StartupError } from '../../config/startup-error.js'
import { type KernelLock, tryKernelLock } from './kernel-lock.js'

const CHECK_MS = 250
/** Maximum wait for a process that is stopping. */
const MAX_WAIT_MS = 10_000
const WAITING_LOG_AFTER_MS = 1000

const logger = new Logger('database')

export class DataDirectoryInUse extends StartupError {}

/** Returns the process that holds the lock. Windows does not let others read a locked file. */
function readHolder(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch {
    return 'of an unknown number'
  }
}

/** Lock on a data directory for one process of the site, effective between all containers of the machine. */
export class DataDirectoryLock {
  private constructor(private readonly lock: KernelLock) {}

  /** @returns undefined while another process holds the lock */
  static tryAcquire(file: string): DataDirectoryLock | undefined {
    const lock = tryKernelLock(file)
    if (!lock) return undefined
    fs.ftruncateSync(lock.descriptor)
    fs.writeSync(lock.descriptor, `${process.pid} on ${os.hostname()}\n`) // for the message of a refused process
    return new DataDirectoryLock(lock)
  }

  /** Waits for a process that is stopping. @throws DataDirectoryInUse, StartupError */
  static async acquire(file: string): Promise<DataDirectoryLock> {
    const begun = Date.now()
    for (let isLogged = false; ;) {
      const lock = this.tryAcquire(file)
      if (lock) return lock
      const holder = `The data directory is in use by process ${readHolder(file)}`
      const waited = Date.now() - begun
      if (waited >= MAX_WAIT_MS) {
        throw new DataDirectoryInUse(`${holder} (${file}). Stop it, or set DATABASE_URL to a PostgreSQL server.`)
      }
      if (waited >= WAITING_LOG_AFTER_MS && !isLogged) {
        logger.log(`${holder}; waiting for it to stop`)
        isLogged = true
      }
      await pause(CHECK_MS)
    }
  }

  release(): void {
    this.lock.release()
  }
}
