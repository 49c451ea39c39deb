import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { PollingWorker } from '#src/platform/background/polling-worker.js'
import { Environment } from '#src/platform/config/environment.js'
import { tryAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { withoutTimeLimits } from '#src/platform/database/data-source.js'
import { writeBackup } from './backup-file.js'
import { isBackupDue, SCHEDULED_FILE } from './backup-schedule.js'
import { secretForBackup } from './backup-secret.js'
import { dumpDatabase } from './dump-database.js'
import { findLastBackup, recordBackup, recordFailedBackup } from './last-backup.js'
import { WITHOUT_TIME_LIMITS } from './site-tables.js'

const EVERY_MS = 5 * 60_000
const UNFINISHED = /^site-\d{8}T\d{6}Z\.backup(\.age)?\.\d+\.unfinished$/

/** Writes a backup to `BACKUP_DIR` every day and deletes the oldest. Processes of one site share the schedule. */
@Injectable()
export class ScheduledBackupsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('backup')
  private readonly worker = new PollingWorker(this.logger, 'Scheduled backup')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    const { backups, backupRecipients } = this.environment
    if (backups && backupRecipients.length === 0)
      this.logger.warn('Backups are not encrypted and do not contain the session secret: BACKUP_RECIPIENT is not set')
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.worker.stop()
  }

  @Interval(EVERY_MS)
  run(): Promise<void> {
    return this.worker.run(() => this.backUpIfDue())
  }

  private async backUpIfDue(): Promise<void> {
    const { backups } = this.environment
    if (!backups || !isBackupDue(await findLastBackup(this.dataSource), backups.hour)) return
    try {
      await this.backUpAlone(backups)
    } catch (error) {
      // Without the database, the log alone has the failure.
      if (!this.worker.signal.aborted) await recordFailedBackup(this.dataSource, error as Error).catch(() => undefined)
      throw error
    }
  }

  /** Writes a backup unless another process does or did. */
  private async backUpAlone(backups: NonNullable<Environment['backups']>): Promise<void> {
    const unlimited = await withoutTimeLimits(this.dataSource).initialize()
    try {
      await unlimited.transaction(async (manager) => {
        await manager.query(WITHOUT_TIME_LIMITS)
        const isMine = await tryAdvisoryLock(manager, 'backups')
        if (!isMine || !isBackupDue(await findLastBackup(manager), backups.hour)) return
        await this.backUp(unlimited, backups)
        await recordBackup(manager)
      })
    } finally {
      await unlimited.destroy()
    }
  }

  private async backUp(dataSource: DataSource, { dir, keep }: NonNullable<Environment['backups']>): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    // Those of killed processes could leave no space for this one.
    await deleteFiles(dir, (names) => names.filter((name) => UNFINISHED.test(name)))
    const time = new Date().toISOString().replace(/\.\d+|[-:]/g, '')
    const { backupRecipients: recipients } = this.environment
    const file = join(dir, `site-${time}.backup${recipients.length > 0 ? '.age' : ''}`)
    const content = dumpDatabase(dataSource, secretForBackup(this.environment))
    await writeBackup(file, content, { recipients, signal: this.worker.signal })
    this.logger.log(`Backup written: ${file}`)
    await deleteFiles(dir, (names) => names.filter((name) => SCHEDULED_FILE.test(name)).slice(0, -keep))
  }
}

/** @param choose receives the names of all files in alphabetical order, and returns those to delete */
async function deleteFiles(dir: string, choose: (names: string[]) => string[]): Promise<void> {
  for (const name of choose((await readdir(dir)).sort())) await rm(join(dir, name), { force: true })
}
