import type { BackupManifest } from '../../src/operations/backup/backup-format.js'
import { secretForBackup } from '../../src/operations/backup/backup-secret.js'
import { createBackup } from '../../src/operations/backup/create-backup.js'
import { restoreBackup, type RestoreOptions } from '../../src/operations/backup/restore-backup.js'
import type { SiteStorage } from './site-storage.js'
import { testEnvironment } from './test-environment.js'

type Storage = Pick<SiteStorage, 'databaseUrl' | 'variables'>

const environmentOf = ({ databaseUrl, variables }: Storage) =>
  testEnvironment({ databaseUrl, dataDir: variables.DATA_DIR! })

/** Backs up a site in this process, as the command does. */
export function backUpHere(file: string, from: Storage): Promise<void> {
  const environment = environmentOf(from)
  return createBackup(file, environment, secretForBackup(environment))
}

/** Restores a backup in this process, as the command does. @returns tables of the backup that were left out */
export function restoreHere(
  file: string,
  into: Storage,
  options: Partial<RestoreOptions> = {},
): Promise<{ manifest: BackupManifest; leftOut: string[] }> {
  return restoreBackup(file, environmentOf(into), { identities: [], replace: false, ...options })
}
