import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../../config/startup-error.js'
import type { Binaries } from './binaries.js'

/** Command line of a program of PostgreSQL, for `spawn`. */
export interface ServerCommand {
  file: string
  args: string[]
  options: { uid?: number; gid?: number }
}

/** Account that PostgreSQL runs as: it refuses to run as root. */
export interface ServerAccount {
  command(program: 'initdb' | 'postgres', args: string[]): ServerCommand
  /** Makes the account the owner of a file or folder and of all it holds. */
  own(path: string): void
}

interface Account {
  uid: number
  gid: number
}

const CAPABILITIES = '+dac_override,+dac_read_search'
/** Where root keeps a copy of the binaries that every account may execute. */
const SHARED_BINARIES = '/var/lib/biorezonanca'

/**
 * Chooses how PostgreSQL runs. An ordinary user runs it as is. Root runs it as the owner of the data directory, if that is
 * an ordinary user, or else, in this order of preference:
 * 1. in a user namespace in which root has the number of an ordinary user; files stay root's,
 * 2. as the account `nobody`, where that can reach the binaries and the data directory,
 * 3. as `nobody` with the right to pass folders that are closed to it, from a copy of the binaries.
 * @throws StartupError where root has none of these
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
    'PostgreSQL refuses to run as root, and this machine lets root start it as nobody else (it lacks unshare, setpriv or the account nobody). Run the site as an ordinary user, or set DATABASE_URL.',
  )
}

function commandIn(folder: string, wrapper?: string, words: string[] = []) {
  return (program: string, args: string[]): ServerCommand => {
    const path = join(folder, 'bin', program)
    return wrapper ? { file: wrapper, args: [...words, path, ...args], options: {} } : { file: path, args, options: {} }
  }
}

/** @param open runs before each program, which has to reach the data directory */
function runAs(folder: string, { uid, gid }: Account, open = () => undefined as void): ServerAccount {
  return {
    command(program, args) {
      open()
      return { ...commandIn(folder)(program, args), options: { uid, gid } }
    },
    own: (path) => changeOwner(path, { uid, gid }),
  }
}

/** The account has to be in /etc/passwd, where initdb looks its name up. */
function findNobody(): Account | undefined {
  if (!fs.existsSync('/etc/passwd')) return undefined
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : undefined
}

const mapUser = ({ uid, gid }: Account) => ['--user', `--map-user=${uid}`, `--map-group=${gid}`]

const withCapabilities = ({ uid, gid }: Account) => [
  ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
  ...[`--inh-caps=${CAPABILITIES}`, `--ambient-caps=${CAPABILITIES}`],
]

/** Returns true when the kernel grants a user namespace from which root reaches binaries and data without its rights. */
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

/** The folder itself comes last, so that an interrupted run is repeated. */
function changeOwner(path: string, { uid, gid }: Account): void {
  const stats = fs.lstatSync(path)
  if (stats.uid === uid) return
  if (stats.isDirectory()) for (const entry of fs.readdirSync(path)) changeOwner(join(path, entry), { uid, gid })
  fs.lchownSync(path, uid, gid)
}

/** Copied beside its place and renamed, so that a kill half-way leaves no half copy. */
function copyBinaries(folder: string, version: string): string {
  const copy = join(SHARED_BINARIES, `postgresql-${version}`)
  if (fs.existsSync(copy)) return copy
  const draft = `${copy}.unfinished-${process.pid}`
  fs.mkdirSync(draft, { recursive: true, mode: 0o755 })
  fs.cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
  fs.renameSync(draft, copy)
  return copy
}
