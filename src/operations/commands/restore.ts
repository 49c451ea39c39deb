// `npm run restore -- <file> [--replace]`: loads a backup into the current database, of whichever kind the backed-up
// one was.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DataSource } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { draftKeptSecret, findStoredSecret } from '#src/platform/crypto/stored-secret.js'
import { runCommand } from '#src/platform/commands/run-command.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { readBackup, verifyBackup } from '../backup/backup-file.js'
import type { BackupManifest } from '../backup/backup-format.js'
import { withDatabase } from '../backup/command-database.js'
import { loadDatabase } from '../backup/load-database.js'
import { replaceEarlierHistory } from '#src/platform/database/earlier-history.js'
import { unknownMigrations } from '#src/platform/database/migrations.js'

const ANOTHER_SECRET =
  'The backup was made with another SESSION_SECRET. Without it all users have to enrol their second factor again, and the audit log has to be accepted: npm run audit:verify -- --accept'

await runCommand(async () => {
  const { file, replace } = readWords()
  const environment = Environment.read(process.env)
  const manifest = await verifyBackup(file)
  const migrations = await replaceEarlierHistory(manifest.migrations, 'backup')
  await refuseNewer(migrations)
  const secret = secretToKeep(environment, manifest, replace)
  const draft = secret === undefined ? undefined : draftKeptSecret(environment.dataDir, secret)
  try {
    const load = async (dataSource: DataSource) => {
      const lines = readBackup(file)
      await lines.next() // the manifest
      return loadDatabase(dataSource, lines, { migrations, replace })
    }
    // A running site caches its secret.
    const leftOut = await withDatabase(environment, load, { exclusive: true, acceptsNewer: true })
    draft?.keep()
    if (leftOut.length > 0) console.error(`Tables left out, unknown to this version: ${leftOut.join(', ')}.`)
  } finally {
    draft?.discard()
  }
  console.log(`Restored the database as of ${manifest.madeAt}. All users have to sign in again.`)
  if (!isOpenedBy(environment, manifest)) console.error(ANOTHER_SECRET)
})

function readWords(): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
    if (positionals.length !== 1) throw new Error()
    return { file: resolve(positionals[0]!), replace: values.replace ?? false }
  } catch {
    throw new StartupError('Usage: npm run restore -- <file> [--replace]')
  }
}

async function refuseNewer(migrations: string[]): Promise<void> {
  const unknown = await unknownMigrations(migrations)
  if (unknown.length > 0)
    throw new StartupError(
      `The backup was made by a newer version of this site with these migrations: ${unknown.join(', ')}.`,
    )
}

/** @returns the secret of the backup, if it belongs in the data directory */
function secretToKeep({ sessionSecrets, dataDir }: Environment, { sessionSecret }: BackupManifest, replace: boolean) {
  if (sessionSecrets || sessionSecret === undefined) return undefined
  const kept = findStoredSecret(dataDir)
  if (kept !== undefined && kept !== sessionSecret && !replace)
    throw new StartupError(
      `${dataDir} contains another session secret; --replace overwrites it with the one of the backup.`,
    )
  return sessionSecret
}

/** Checks whether the current secrets can decrypt the content of the backup. */
function isOpenedBy({ sessionSecrets, dataDir }: Environment, { secretHash }: BackupManifest): boolean {
  const [newest, ...older] = sessionSecrets ?? [findStoredSecret(dataDir)]
  if (secretHash === undefined) return true // unknown
  return newest !== undefined && new Secret(newest, ...(older as string[])).matches(secretHash, '', 'backup')
}
