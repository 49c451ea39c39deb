import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { StandingAccessModule } from '#src/admin/standing-access/standing-access.module.js'
import { AdminApiKeysService } from './admin/admin-api-keys.service.js'
import { ApiKeysController } from './admin/api-keys.controller.js'
import { KeyUsesService } from './admin/key-uses.service.js'
import { ApiKey } from './api-key.entity.js'
import { ApiKeysService } from './api-keys.service.js'

/** Authentication by API key, and management of keys by the owner. */
@Module({
  imports: [AuditModule, StandingAccessModule, TypeOrmModule.forFeature([ApiKey])],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, AdminApiKeysService, KeyUsesService],
  exports: [ApiKeysService, TypeOrmModule],
})
export class ApiKeysModule {}
