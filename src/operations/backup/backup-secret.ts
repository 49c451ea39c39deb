import type { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { findStoredSecret } from '#src/platform/crypto/stored-secret.js'
import type { BackupManifest } from './backup-format.js'

/** Returns the secret of the data directory; a SESSION_SECRET is not part of a backup. */
export function secretForBackup({
  sessionSecrets,
  dataDir,
}: Environment): Pick<BackupManifest, 'sessionSecret' | 'secretHash'> {
  const sessionSecret = sessionSecrets ? undefined : findStoredSecret(dataDir)
  const newest = sessionSecrets?.[0] ?? sessionSecret
  return newest ? { sessionSecret, secretHash: new Secret(newest).hash('', 'backup') } : {}
}
