import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { RedirectImport } from './redirect-import.entity.js'
import { RedirectImportQueriesService } from './redirect-import-queries.service.js'
import { RedirectImportsController } from './redirect-imports.controller.js'
import { RedirectImportsService } from './redirect-imports.service.js'

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([RedirectImport])],
  controllers: [RedirectImportsController],
  providers: [RedirectImportQueriesService, RedirectImportsService],
})
export class RedirectImportsModule {}
