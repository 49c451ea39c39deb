import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BackupMetricsService } from './backup-metrics.service.js'
import { Backup } from './backup.entity.js'
import { ScheduledBackupsService } from './scheduled-backups.service.js'

/** Scheduled backups, and the metric of the last one. */
@Module({
  imports: [TypeOrmModule.forFeature([Backup])],
  providers: [ScheduledBackupsService, BackupMetricsService],
})
export class BackupModule {}
