import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { StartupError } from '../../config/startup-error.js'

/** What is used of the package, which comes without types. */
interface NativeExtensions {
  /** @returns false while another open file description holds the lock */
  tryLock(descriptor: number): boolean
}

export interface KernelLock {
  /** Descriptor of the locked file; a child process that inherits it shares the lock, but not on Windows. */
  descriptor: number
  release: () => void
}

/**
 * Locks a file through the kernel (OFD lock on Linux, flock on macOS). The lock holds between all containers of a
 * machine, and ends with the last process that has the descriptor open. The file itself stays: a lock on a replaced
 * file would keep nobody out.
 * @returns undefined while another process holds the lock
 * @throws StartupError where the file system has no locks
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
      `The file system of ${dirname(file)} has no file locks (${(error as Error).message}), which keep two processes apart: choose another DATA_DIR, or set DATABASE_URL.`,
    )
  }
  release()
  return undefined
}
