import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { StartupError } from '../../config/startup-error.js'

/** Used part of the package, which has no types. */
interface NativeExtensions {
  /** @returns false while another open file description holds the lock */
  tryLock(descriptor: number): boolean
}

export interface KernelLock {
  /** Descriptor of the locked file; a child process that inherits it shares the lock, except on Windows. */
  descriptor: number
  release: () => void
}

/**
 * Locks a file through the kernel (OFD lock on Linux, flock on macOS). The lock is effective between all containers of
 * a machine, and ends with the last process that has the descriptor open. The file is never deleted: a lock on a
 * replaced file would exclude nobody.
 * @returns undefined while another process holds the lock
 * @throws StartupError on a file system without locks
 */
export function tryKernelLock(file: string): KernelLock | undefined {
  const extensions = createRequire(import.meta.url)('fs-native-extensions') as NativeExtensions
  fs.closeSync(fs.openSync(file, 'a', 0o600))
  const descriptor = fs.openSync(file, 'r+')
  const release = () => fs.closeSync(descriptor)
  try {
    if (extensions.tryLock(descriptor)) return { descriptor, release }
  } catch (error) {
    release()
    throw new StartupError(
      `The file system of ${dirname(file)} has no file locks (${(error as Error).message}), which prevent concurrent use: choose another DATA_DIR, or set DATABASE_URL.`,
    )
  }
  release()
  return undefined
}
