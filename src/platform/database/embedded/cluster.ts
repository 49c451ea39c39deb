import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '../../config/startup-error.js'
import type { ServerAccount } from './server-account.js'

export const SUPERUSER = 'postgres'

const OTHERS = 0o077

/**
 * Ensures that a directory contains a database cluster of this major version, owned by the server's account.
 * @param passwordFile file with the superuser's password, for connections over TCP
 */
export async function prepareCluster(
  directory: string,
  passwordFile: string,
  majorVersion: string,
  account: ServerAccount,
): Promise<void> {
  if (!fs.existsSync(join(directory, 'PG_VERSION'))) await createCluster(directory, passwordFile, account)
  const version = fs.readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion) {
    throw new StartupError(
      `${directory} was made by PostgreSQL ${version}, and this version of the site brings ${majorVersion}: back up with the version of the site that made it, then restore into an empty DATA_DIR.`,
    )
  }
  account.own(directory)
}

/** Builds the cluster in a temporary directory and renames it, so that an interruption leaves no partial cluster. */
async function createCluster(directory: string, passwordFile: string, account: ServerAccount): Promise<void> {
  const draft = `${directory}.unfinished`
  if (fs.existsSync(directory) && fs.readdirSync(directory).length > 0)
    throw new StartupError(`${directory} is neither empty nor a database.`)
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  if (process.platform !== 'win32' && fs.statSync(draft).mode & OTHERS) {
    throw new StartupError(
      `The file system of ${dirname(directory)} does not store permissions, which PostgreSQL requires: choose another DATA_DIR, or set DATABASE_URL.`,
    )
  }
  fs.writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  account.own(draft)
  account.own(passwordFile)
  await runInitdb(draft, passwordFile, account)
  fs.rmSync(directory, { recursive: true, force: true })
  fs.renameSync(draft, directory)
}

/**
 * Runs initdb with the built-in locale, which sorts and folds case equally on every platform; Croatian order uses ICU
 * per column.
 */
async function runInitdb(directory: string, passwordFile: string, account: ServerAccount): Promise<void> {
  const { file, args, options } = account.command('initdb', [
    '--pgdata',
    directory,
    '--username',
    SUPERUSER,
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--auth-local',
    'trust',
    '--auth-host',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
  ])
  const initdb = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const [[code], output] = (await Promise.all([once(initdb, 'close'), text(initdb.stderr)])) as [[number], string]
  if (code === 0) return
  const line =
    output
      .trim()
      .split('\n')
      .find((each) => /error|fatal/i.test(each)) ?? output.trim().split('\n').at(-1)
  throw new StartupError(
    `PostgreSQL could not create ${basename(directory)} in ${dirname(directory)}: ${line ?? `exit code ${code}`}`,
  )
}
