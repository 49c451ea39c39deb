import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  nfd?: number
  node: unknown
}

interface Change {
  mode?: number
}

type Operation = (...args: unknown[]) => unknown

interface EmscriptenModule {
  NODEFS: {
    stream_ops: Record<string, Operation> & { fsync?: (stream: OpenFile) => number }
    node_ops: Record<string, Operation>
    realPath(node: unknown): string
  }
}

/** The operations that change what is on the disk. */
const changes = {
  stream_ops: ['write', 'setattr'],
  node_ops: ['mknod', 'setattr', 'rename', 'unlink', 'rmdir', 'symlink'],
} as const

/** Postgres asks for files that only their owner reads; Emscripten, which knows no users, makes them everybody's. */
const OTHERS = 0o077

const FATAL_MESSAGE =
  'The embedded database gave up. What it acknowledged is on the disk; if that is full, make room for it.'

/**
 * PGlite's file system with an `fsync` that reaches the disk. PGlite itself starts Postgres with fsync off and gives
 * Emscripten no hook for it, so an acknowledged commit would survive a killed process but not a power cut.
 */
export class DurableFileSystem extends NodeFS {
  /** @param confirm called before every change, and before a commit is acknowledged: it may end the process instead */
  constructor(
    directory: string,
    private readonly confirm: () => void,
    private readonly endProcess: (reason: string) => never,
  ) {
    super(directory)
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args)
    // Postgres gives up when it cannot write its log, on a full disk for one. The engine is then of no more use.
    prepared.emscriptenOpts.onAbort = () => this.endProcess(FATAL_MESSAGE)
    prepared.emscriptenOpts.onExit = (status: number) => void (status !== 0 && this.endProcess(FATAL_MESSAGE))
    const preRun = (prepared.emscriptenOpts.preRun ??= []) as unknown as ((module: EmscriptenModule) => void)[]
    preRun.push(({ NODEFS }) => {
      const { stream_ops, node_ops } = NODEFS
      for (const name of changes.stream_ops) this.confirmBefore(stream_ops, name)
      for (const name of changes.node_ops) this.confirmBefore(node_ops, name)
      const { mknod } = node_ops
      node_ops.mknod = (parent, name, mode, device) => mknod!(parent, name, (mode as number) & ~OTHERS, device)
      for (const operations of [stream_ops, node_ops]) {
        const { setattr } = operations
        operations.setattr = (file, change) => setattr!(file, withoutOthersPermissions(change as Change))
      }
      stream_ops.fsync = ({ nfd, node }) => {
        if (typeof nfd === 'number') fs.fsyncSync(nfd)
        else syncDirectory(NODEFS.realPath(node))
        this.confirm()
        return 0
      }
    })
    return prepared
  }

  private confirmBefore(operations: Record<string, Operation>, name: string): void {
    const operation = operations[name]!
    operations[name] = (...args) => {
      this.confirm()
      return operation(...args)
    }
  }
}

function withoutOthersPermissions(change: Change): Change {
  return change.mode === undefined ? change : { ...change, mode: change.mode & ~OTHERS }
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
