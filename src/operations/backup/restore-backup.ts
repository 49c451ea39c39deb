import type { DataSource } from 'typeorm'
import type { Environment } from '#src/platform/config/environment.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { draftKeptSecret, findStoredSecret } from '#src/platform/crypto/stored-secret.js'
import { replaceEarlierHistory } from '#src/platform/database/earlier-history.js'
import { unknownMigrations } from '#src/platform/database/migrations.js'
import { readBackup, verifyBackup } from './backup-file.js'
import type { BackupManifest } from './backup-format.js'
import { withDatabase } from './command-database.js'
import { loadDatabase } from './load-database.js'

export interface RestoreOptions {
  /** Private keys for an encrypted file. */
  identities: string[]
  /** Deletes existing rows, and another session secret. */
  replace: boolean
}

/**
 * Loads a backup into the database of the environment, and its session secret, if any, into the data directory.
 * @returns the manifest, and tables of the backup that this version does not contain
 * @throws StartupError for a backup or database that cannot be used, without any change
 */
export async function restoreBackup(
  file: string,
  environment: Environment,
  { identities, replace }: RestoreOptions,
): Promise<{ manifest: BackupManifest; leftOut: string[] }> {
  const manifest = await verifyBackup(file, identities)
  const migrations = await replaceEarlierHistory(manifest.migrations, 'backup')
  await assertNoneNewer(migrations)
  const secret = secretToKeep(environment, manifest, replace)
  const draft = secret === undefined ? undefined : draftKeptSecret(environment.dataDir, secret)
  try {
    const load = (dataSource: DataSource) =>
      readBackup(file, identities, (content) => loadDatabase(dataSource, content.readTables(), { migrations, replace }))
    // A running site caches its secret.
    const leftOut = await withDatabase(environment, load, { exclusive: true, acceptsNewer: true })
    draft?.keep()
    return { manifest, leftOut }
  } finally {
    draft?.discard()
  }
}

async function assertNoneNewer(migrations: string[]): Promise<void> {
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
