import fs from 'node:fs'
import { createRequire } from 'node:module'

/** What is used of the package, which comes without types. */
interface NativeExtensions {
  /** @returns false while another open file description holds the lock */
  tryLock(descriptor: number): boolean
}

export interface KernelLock {
  /** `unsupported`: this platform or file system has no such locks. */
  state: 'granted' | 'refused' | 'unsupported'
  /** Descriptor of the open file; a child process that inherits it shares the lock. */
  descriptor?: number
  release: () => void
}

/**
 * Locks a file through the kernel (OFD lock on Linux, flock on macOS). The lock holds between all containers of a
 * machine, and ends with the last process that has the descriptor open. The file itself stays: a lock on a replaced
 * file would keep nobody out.
 */
export function tryKernelLock(file: string): KernelLock {
  const extensions = loadNativeExtensions()
  if (!extensions) return { state: 'unsupported', release: () => undefined }
  const descriptor = fs.openSync(file, 'a+', 0o600)
  const close = () => fs.closeSync(descriptor)
  try {
    if (extensions.tryLock(descriptor)) return { state: 'granted', descriptor, release: close }
    close()
    return { state: 'refused', release: () => undefined }
  } catch {
    close()
    return { state: 'unsupported', release: () => undefined }
  }
}

/** The package has no binary for some platforms. */
function loadNativeExtensions(): NativeExtensions | undefined {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as NativeExtensions
  } catch {
    return undefined
  }
}
