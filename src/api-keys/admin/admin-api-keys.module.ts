import { Module } from '@nestjs/common'
import { ApiKeysModule } from '../api-keys.module.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { AdminApiKeysService } from './admin-api-keys.service.js'
import { ApiKeysController } from './api-keys.controller.js'
import { KeyUsesService } from './key-uses.service.js'
import { ApiKeyPageQueriesService } from './api-key-page-queries.service.js'

/** Management of API keys by the owner. */
@Module({
  imports: [ApiKeysModule, AuditModule],
  controllers: [ApiKeysController],
  providers: [ApiKeyPageQueriesService, AdminApiKeysService, KeyUsesService],
  exports: [AdminApiKeysService],
})
export class AdminApiKeysModule {}
