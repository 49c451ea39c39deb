import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'
import { findLastDrills } from './drills/last-drills.js'
import { findFailedBackup, findLastBackup } from './last-backup.js'

/** Metrics of the last backups, read from the database: equal in every process. */
@Injectable()
export class BackupMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    const addTime = (name: string, help: string, find: () => Promise<Date | undefined>) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const seconds = await find().then(
            (time) => (time?.getTime() ?? 0) / 1000,
            () => Number.NaN,
          )
          this.set(seconds)
        },
      })
    addTime(
      'last_backup_timestamp_seconds',
      'Time of the last backup, by the command or by schedule; 0 if there is none.',
      () => findLastBackup(dataSource),
    )
    addTime(
      'failed_backup_timestamp_seconds',
      'Time of the last failed backup; 0 if there is none, or one succeeded since.',
      async () => (await findFailedBackup(dataSource))?.failedAt,
    )
    addTime(
      'last_restore_drill_timestamp_seconds',
      'Time of the last restore drill that passed; 0 if there is none.',
      async () => (await findLastDrills(dataSource)).passed,
    )
    addTime(
      'failed_restore_drill_timestamp_seconds',
      'Time of the last failed restore drill; 0 if there is none, or one passed since.',
      async () => (await findLastDrills(dataSource)).failed?.failedAt,
    )
  }
}
