import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  nfd?: number
  node: unknown
}

interface EmscriptenModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: OpenFile) => number }
    realPath(node: unknown): string
  }
}

/**
 * PGlite's file system with an `fsync` that reaches the disk. PGlite itself starts Postgres with fsync off and gives
 * Emscripten no hook for it, so an acknowledged commit would survive a killed process but not a power cut.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args)
    const preRun = (prepared.emscriptenOpts.preRun ??= []) as unknown as ((module: EmscriptenModule) => void)[]
    preRun.push(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (typeof nfd === 'number') fs.fsyncSync(nfd)
        else syncDirectory(NODEFS.realPath(node))
        return 0
      }
    })
    return prepared
  }
}

function syncDirectory(path: string): void {
  if (process.platform === 'win32') return // a directory cannot be opened there
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** PGlite's own start parameters less `-F` (fsync off). fdatasync is a stub under Emscripten, so WAL is synced by fsync. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // recycled WAL segments would otherwise stay near the default of 1 GB
  ...['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
]
