import { Module } from '@nestjs/common'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { ImportPageQueriesService } from './import-page-queries.service.js'
import { SubscriberImportsController } from './subscriber-imports.controller.js'
import { SubscriberImportsService } from './subscriber-imports.service.js'

@Module({
  imports: [AuditModule],
  controllers: [SubscriberImportsController],
  providers: [ImportPageQueriesService, SubscriberImportsService],
})
export class SubscriberImportsModule {}
