import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BackupFailure } from './backup-failure.entity.js'
import { BackupMetricsService } from './backup-metrics.service.js'
import { BackupPageQueriesService } from './backup-page-queries.service.js'
import { BackupStatusService } from './backup-status.service.js'
import { Backup } from './backup.entity.js'
import { ScheduledBackupsService } from './scheduled-backups.service.js'

/** Scheduled backups, their status in the admin, and metrics of the last ones. */
@Module({
  imports: [TypeOrmModule.forFeature([Backup, BackupFailure])],
  providers: [ScheduledBackupsService, BackupMetricsService, BackupStatusService, BackupPageQueriesService],
})
export class BackupModule {}
