import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { findLastDrills } from './drills/last-drills.js'
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
  /** True if backups of this process are encrypted to a public key. */
  isEncrypted: boolean
  drills: {
    /** True if this process can read its backups: they are plain, or it has the private key. */
    arePossible: boolean
    /** Time of the last restore drill that passed. */
    passed: Date | null
    /** Restore drill that failed since. */
    failed: FailedBackup | null
  }
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
    const [last = null, failed = null, drills] = await Promise.all([
      findLastBackup(this.dataSource),
      findFailedBackup(this.dataSource),
      findLastDrills(this.dataSource),
    ])
    const { backups: schedule = null, backupRecipients, backupIdentities } = this.environment
    const isEncrypted = backupRecipients.length > 0
    const isOverdue = schedule !== null && Date.now() - (last ?? this.startedAt).getTime() > OVERDUE_MS
    return {
      schedule,
      last,
      failed,
      isOverdue,
      isEncrypted,
      drills: {
        arePossible: !isEncrypted || backupIdentities.length > 0,
        passed: drills.passed ?? null,
        failed: drills.failed ?? null,
      },
    }
  }
}
