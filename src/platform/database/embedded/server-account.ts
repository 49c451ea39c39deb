import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../../config/startup-error.js'
import type { Binaries } from './binaries.js'

/** Command line of a PostgreSQL program, for `spawn`. */
export interface ServerCommand {
  file: string
  args: string[]
  options: { uid?: number; gid?: number }
}

/** Account that runs PostgreSQL, which refuses to run as root. */
export interface ServerAccount {
  command(program: 'initdb' | 'postgres', args: string[]): ServerCommand
  /** Makes the account the owner of a file or folder and of its content. */
  own(path: string): void
}

interface Account {
  uid: number
  gid: number
}

const CAPABILITIES = '+dac_override,+dac_read_search'
/** Copy of the binaries, made by root, that every account may execute. */
const SHARED_BINARIES = '/var/lib/biorezonanca'

/**
 * Chooses the account for PostgreSQL. An ordinary user runs it directly. Root runs it as the owner of the data
 * directory, if that is an ordinary user, or else, in this order of preference:
 * 1. in a user namespace in which root has the number of an ordinary user; files stay root's,
 * 2. as the account `nobody`, if it can reach the binaries and the data directory,
 * 3. as `nobody` with the capability to pass closed folders, from a copy of the binaries.
 * @throws StartupError if none of these works
 */
export function chooseServerAccount({ folder, version }: Binaries, dataDir: string): ServerAccount {
  const isRoot = process.getuid?.() === 0
  if (!isRoot) return { command: commandIn(folder), own: () => undefined }
  const owner = fs.statSync(dataDir)
  if (owner.uid !== 0) return runAs(folder, owner)
  const account = findNobody()
  if (account && canMapUser(account, folder, dataDir)) {
    return {
      command: commandIn(folder, 'unshare', mapUser(account)),
      own: (path) => changeOwner(path, { uid: 0, gid: 0 }),
    }
  }
  if (account && isReachable(folder) && isReachable(dirname(dataDir)))
    return runAs(folder, account, () => fs.chmodSync(dataDir, 0o711)) // its content stays closed to other users
  if (account && succeeds('setpriv', [...withCapabilities(account), 'true'])) {
    const copy = copyBinaries(folder, version)
    return {
      command: commandIn(copy, 'setpriv', withCapabilities(account)),
      own: (path) => changeOwner(path, account),
    }
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root, and this machine cannot start it as another user (unshare, setpriv or the account nobody is missing). Run the site as an ordinary user, or set DATABASE_URL.',
  )
}

function commandIn(folder: string, wrapper?: string, words: string[] = []) {
  return (program: string, args: string[]): ServerCommand => {
    const path = join(folder, 'bin', program)
    return wrapper ? { file: wrapper, args: [...words, path, ...args], options: {} } : { file: path, args, options: {} }
  }
}

/** @param open prepares access to the data directory, before each program */
function runAs(folder: string, { uid, gid }: Account, open = () => undefined as void): ServerAccount {
  return {
    command(program, args) {
      open()
      return { ...commandIn(folder)(program, args), options: { uid, gid } }
    },
    own: (path) => changeOwner(path, { uid, gid }),
  }
}

/** Returns the account `nobody`, if it is in /etc/passwd, where initdb looks up its name. */
function findNobody(): Account | undefined {
  if (!fs.existsSync('/etc/passwd')) return undefined
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : undefined
}

const mapUser = ({ uid, gid }: Account) => ['--user', `--map-user=${uid}`, `--map-group=${gid}`]

const withCapabilities = ({ uid, gid }: Account) => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  `--inh-caps=${CAPABILITIES}`,
  `--ambient-caps=${CAPABILITIES}`,
]

/**
 * Returns true when the kernel grants a user namespace from which root reaches binaries and data without its rights.
 */
function canMapUser(account: Account, folder: string, dataDir: string): boolean {
  const reaches = ['sh', '-c', 'test -x "$0" && test -w "$1"', join(folder, 'bin', 'postgres'), dataDir]
  return succeeds('unshare', [...mapUser(account), ...reaches])
}

function succeeds(file: string, args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}

/** Returns true when every account may enter a folder. */
function isReachable(folder: string): boolean {
  const mayEnter = (fs.statSync(folder).mode & 0o001) !== 0
  return mayEnter && (dirname(folder) === folder || isReachable(dirname(folder)))
}

/** Changes the owner recursively, of the folder itself last, so that an interrupted run is repeated. */
function changeOwner(path: string, { uid, gid }: Account): void {
  const stats = fs.lstatSync(path)
  if (stats.uid === uid) return
  if (stats.isDirectory()) for (const entry of fs.readdirSync(path)) changeOwner(join(path, entry), { uid, gid })
  fs.lchownSync(path, uid, gid)
}

/** Copies to a temporary folder and renames it, so that an interruption leaves no partial copy. */
function copyBinaries(folder: string, version: string): string {
  const copy = join(SHARED_BINARIES, `postgresql-${version}`)
  if (fs.existsSync(copy)) return copy
  const draft = `${copy}.unfinished-${process.pid}`
  fs.mkdirSync(draft, { recursive: true, mode: 0o755 })
  fs.cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
  fs.renameSync(draft, copy)
  return copy
}
