import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 2 ** 20

export interface SmallDisk {
  /** Folder on the disk, as seen from outside its namespace. */
  directory: string
  /** Path of that folder for programs in its namespace. */
  inside: string
  /** Command that runs a program in its namespace. */
  wrapper: string[]
  /** Fills it until this much space is free. */
  fill: (freeMegabytes: number) => void
  /** Deletes the filling. */
  clear: () => void
  unmount: () => Promise<void>
}

/** Options of `unshare` for a mount namespace, as root or unprivileged; undefined where the machine permits neither. */
const namespace = [['--mount'], ['--map-root-user', '--mount']].find(
  (options) => spawnSync('unshare', [...options, 'mount', '-t', 'tmpfs', 'disk', tmpdir()]).status === 0,
)
export const canMount = Boolean(namespace)
const isRoot = process.getuid?.() === 0

/** Mounts an in-memory disk of this size in its own namespace, which ends with the test process. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const point = mkdtempSync(join(tmpdir(), 'biorezonanca-disk-'))
  const script = 'mount -t tmpfs -o size=$0 disk "$1" && echo mounted && exec cat'
  const holder = spawn('unshare', [...namespace!, 'sh', '-c', script, `${megabytes}m`, point])
  await once(holder.stdout, 'data')
  const root = `/proc/${holder.pid}/root${point}` // the way into its namespace
  const ballast = join(root, 'ballast')
  const clear = () => rmSync(ballast, { force: true })
  return {
    directory: join(root, 'data'),
    inside: join(point, 'data'),
    wrapper: ['nsenter', `--target=${holder.pid}`, ...(isRoot ? [] : ['--user', '--preserve-credentials']), '--mount'],
    fill(freeMegabytes) {
      clear()
      const { bavail, bsize } = statfsSync(root)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - freeMegabytes * MEGABYTE))
    },
    clear,
    async unmount() {
      holder.stdin.end()
      await once(holder, 'exit')
      rmdirSync(point)
    },
  }
}
