import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditEvent } from './audit-event.entity.js'
import { AuditEventsController } from './audit-events.controller.js'
import { AuditEventsService } from './audit-events.service.js'
import { AuditHead } from './audit-head.entity.js'
import { AuditLogService } from './audit-log.service.js'
import { AuditVerificationService } from './audit-verification.service.js'
import { AuditWitnessService } from './audit-witness.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent, AuditHead])],
  controllers: [AuditEventsController],
  providers: [AuditLogService, AuditEventsService, AuditVerificationService, AuditWitnessService],
  exports: [AuditLogService, AuditEventsService],
})
export class AuditModule {}
