import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { Settings } from '#src/platform/settings/settings.entity.js'
import { Backup } from './backup/backup.entity.js'
import { BackupFailure } from './backup/backup-failure.entity.js'
import { BackupMetricsService } from './backup/backup-metrics.service.js'
import { BackupStatusService } from './backup/backup-status.service.js'
import { RestoreDrill } from './backup/drills/restore-drill.entity.js'
import { RestoreDrillsService } from './backup/drills/restore-drills.service.js'
import { ScheduledBackupsService } from './backup/scheduled-backups.service.js'
import { OutgoingMailsController } from './mails/outgoing-mails.controller.js'
import { OutgoingMailsService } from './mails/outgoing-mails.service.js'
import { ServerStateController } from './server-state.controller.js'
import { SettingsController } from './settings/settings.controller.js'
import { SettingsEditingService } from './settings/settings-editing.service.js'
import { TestMessageService } from './settings/test-message.service.js'

/** Tasks of operators in the admin: backups, outgoing mails and settings. */
@Module({
  imports: [AuditModule, BusinessModule, TypeOrmModule.forFeature([Backup, BackupFailure, RestoreDrill, Settings])],
  controllers: [ServerStateController, OutgoingMailsController, SettingsController],
  providers: [
    OutgoingMailsService,
    ScheduledBackupsService,
    RestoreDrillsService,
    BackupMetricsService,
    BackupStatusService,
    SettingsEditingService,
    TestMessageService,
  ],
})
export class OperationsModule {}
