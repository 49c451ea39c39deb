// `npm run restore -- <file> [--replace] [--identity <file>]`: loads a backup into the current database, of whichever kind the backed-up
// one was.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '#src/platform/commands/run-command.js'
import { parseAgeIdentities } from '#src/platform/config/age-keys.js'
import { Environment } from '#src/platform/config/environment.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { findStoredSecret } from '#src/platform/crypto/stored-secret.js'
import { getFirst } from '#src/shared/lookups.js'
import type { BackupManifest } from '../backup/backup-format.js'
import { restoreBackup } from '../backup/restore-backup.js'

const USAGE = 'Usage: npm run restore -- <file> [--replace] [--identity <key file, or - for standard input>]'

const ANOTHER_SECRET =
  'The backup was made with another session secret, which is not part of it: set SESSION_SECRET, or copy the file session-secret of the earlier data directory. Without it all users have to enrol their second factor again, and the audit log has to be accepted: npm run audit:verify -- --accept'

await runCommand(async () => {
  const { file, replace, identity } = readWords()
  const environment = Environment.read(process.env)
  const identities = identity === undefined ? environment.backupIdentities : readIdentities(identity)
  const { manifest, leftOut } = await restoreBackup(file, environment, { identities, replace })
  if (leftOut.length > 0) console.error(`Tables left out, unknown to this version: ${leftOut.join(', ')}.`)
  console.log(`Restored the database as of ${manifest.madeAt}. All users have to sign in again.`)
  if (!isOpenedBy(environment, manifest)) console.error(ANOTHER_SECRET)
})

function readWords(): { file: string; replace: boolean; identity?: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' }, identity: { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length !== 1) throw new Error()
    return { file: resolve(getFirst(positionals)), replace: values.replace ?? false, identity: values.identity }
  } catch {
    throw new StartupError(USAGE)
  }
}

/** @param path of a key file, or `-` for standard input @throws StartupError */
function readIdentities(path: string): string[] {
  let text: string
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new StartupError(`The private key cannot be read: ${(error as Error).message}`)
  }
  const identities = parseAgeIdentities(text)
  if (!identities) throw new StartupError('The private key must be a line such as AGE-SECRET-KEY-1….')
  return identities
}

/** Checks whether the current secrets can decrypt the content of the backup. */
function isOpenedBy({ sessionSecrets, dataDir }: Environment, { secretHash }: BackupManifest): boolean {
  const [newest, ...older] = sessionSecrets ?? [findStoredSecret(dataDir)]
  if (secretHash === undefined) return true // unknown
  return newest !== undefined && new Secret(newest, ...(older as string[])).matches(secretHash, '', 'backup')
}
