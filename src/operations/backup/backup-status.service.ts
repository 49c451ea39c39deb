import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { type FailedBackup, findFailedBackup, findLastBackup } from './last-backup.js'

/** Age of the last backup in milliseconds from which the daily one is overdue: a day, and time to write it. */
const OVERDUE_MS = 26 * 3_600_000

export interface BackupStatus {
  /** Daily backup by the site, if it is configured. */
  schedule: Environment['backups'] | null
  /** Time of the last backup, by schedule or by the command. */
  last: Date | null
  /** Backup that failed since. */
  failed: FailedBackup | null
  /** True if the daily backup is late. */
  isOverdue: boolean
}

/** Status of backups, read from the database: equal in every process. */
@Injectable()
export class BackupStatusService {
  /** Time from which the first backup is due. */
  private readonly startedAt = new Date()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  async read(): Promise<BackupStatus> {
    const [last = null, failed = null] = await Promise.all([
      findLastBackup(this.dataSource),
      findFailedBackup(this.dataSource),
    ])
    const schedule = this.environment.backups ?? null
    const isOverdue = schedule !== null && Date.now() - (last ?? this.startedAt).getTime() > OVERDUE_MS
    return { schedule, last, failed, isOverdue }
  }
}
