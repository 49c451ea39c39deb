import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BusinessModule } from '#src/business/business.module.js'
import { Settings } from '#src/platform/settings/settings.entity.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { SettingsEditingService } from './settings-editing.service.js'
import { SettingsController } from './settings.controller.js'
import { TestMessageService } from './test-message.service.js'
import { SettingsPageQueriesService } from './settings-page-queries.service.js'

/** Settings of the owner. */
@Module({
  imports: [TypeOrmModule.forFeature([Settings]), AuditModule, BusinessModule],
  controllers: [SettingsController],
  providers: [SettingsPageQueriesService, SettingsEditingService, TestMessageService],
  exports: [SettingsEditingService, TestMessageService],
})
export class AdminSettingsModule {}
