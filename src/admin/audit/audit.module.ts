import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditEvent } from './audit-event.entity.js'
import { AuditEventsController } from './audit-events.controller.js'
import { AuditEvents } from './audit-events.service.js'
import { AuditLog } from './audit-log.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent])],
  controllers: [AuditEventsController],
  providers: [AuditLog, AuditEvents],
  exports: [AuditLog, AuditEvents],
})
export class AuditModule {}
