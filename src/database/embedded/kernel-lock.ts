import fs from 'node:fs'
import { createRequire } from 'node:module'

/** What is used of the package, which comes without types. */
interface NativeExtensions {
  /** @returns false while another process has it */
  tryLock(descriptor: number): boolean
}

export interface KernelLock {
  state: 'granted' | 'refused' | 'unknown'
  /** Two locks of one identity are of one file and kernel, which never grants both at a time. */
  identity?: string
  release: () => void
}

/** This machine or file system has no such locks. */
const unknown: KernelLock = { state: 'unknown', release: () => undefined }

/**
 * A lock that the kernel keeps: it holds between all containers of a machine, and is free the moment its process dies.
 * The file has to stay, since a lock on a file that was replaced keeps nobody out.
 */
export function tryKernelLock(file: string): KernelLock {
  const extensions = loadNativeExtensions()
  if (!extensions) return unknown
  const descriptor = fs.openSync(file, 'a+', 0o600)
  const close = () => fs.closeSync(descriptor)
  try {
    const identity = identityOf(descriptor)
    if (extensions.tryLock(descriptor)) return { state: 'granted', identity, release: close }
    close()
    return { state: 'refused', identity, release: () => undefined }
  } catch {
    close()
    return unknown
  }
}

/** A binary that does not come for every machine (Alpine, for one). */
function loadNativeExtensions(): NativeExtensions | undefined {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as NativeExtensions
  } catch {
    return undefined
  }
}

function identityOf(descriptor: number): string | undefined {
  const file = '/proc/sys/kernel/random/boot_id'
  if (!fs.existsSync(file)) return undefined // no Linux
  const { dev, ino } = fs.fstatSync(descriptor)
  return `${fs.readFileSync(file, 'utf8').trim()} ${dev}:${ino}`
}
