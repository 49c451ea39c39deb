import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'
import { findLastBackup } from './last-backup.js'

/** Metric of the last backup, read from the database: equal in every process. */
@Injectable()
export class BackupMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    new Gauge({
      name: 'last_backup_timestamp_seconds',
      help: 'Time of the last backup, by the command or by schedule; 0 if there is none.',
      registers: [registry],
      async collect() {
        const seconds = await findLastBackup(dataSource).then(
          (last) => (last?.getTime() ?? 0) / 1000,
          () => Number.NaN,
        )
        this.set(seconds)
      },
    })
  }
}
