import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditEvent } from './audit-event.entity.js'
import { AuditLog } from './audit-log.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent])],
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
