import type { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { findStoredSecret } from '#src/platform/crypto/stored-secret.js'
import type { BackupManifest } from './backup-format.js'

/**
 * Returns the secret of the data directory, which only an encrypted backup contains, and the hash that identifies the
 * current secret. A SESSION_SECRET is not part of a backup.
 */
export function secretForBackup({
  sessionSecrets,
  dataDir,
  backupRecipients,
}: Environment): Pick<BackupManifest, 'sessionSecret' | 'secretHash'> {
  const stored = sessionSecrets ? undefined : findStoredSecret(dataDir)
  const newest = sessionSecrets?.[0] ?? stored
  if (!newest) return {}
  const sessionSecret = backupRecipients.length > 0 ? stored : undefined
  return { sessionSecret, secretHash: new Secret(newest).hash('', 'backup') }
}
