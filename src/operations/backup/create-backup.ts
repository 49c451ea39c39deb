import type { Environment } from '#src/platform/config/environment.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { writeBackup } from './backup-file.js'
import type { BackupManifest } from './backup-format.js'
import { withDatabase } from './command-database.js'
import { dumpDatabase } from './dump-database.js'
import { recordBackup, recordFailedBackup } from './last-backup.js'

/**
 * Stores all data of the environment's database in a new file, and records the success or failure in the database.
 * @throws StartupError if the file exists or its path is unusable, which is not recorded
 */
export function createBackup(
  file: string,
  environment: Environment,
  secret: Pick<BackupManifest, 'sessionSecret' | 'secretHash'>,
): Promise<void> {
  const { backupRecipients: recipients } = environment
  return withDatabase(environment, async (dataSource) => {
    const content = dumpDatabase(dataSource, secret)
    await writeBackup(file, content, { recipients, exitsOn: ['SIGINT', 'SIGTERM', 'SIGHUP'] }).catch(
      async (error: Error) => {
        // Without the database, the command alone reports the failure.
        if (!(error instanceof StartupError)) await recordFailedBackup(dataSource, error).catch(() => undefined)
        throw error
      },
    )
    await recordBackup(dataSource)
  })
}
