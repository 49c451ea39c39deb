import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditEvent } from './audit-event.entity.js'
import { AuditEventsController } from './audit-events.controller.js'
import { AuditEvents } from './audit-events.service.js'
import { AuditHead } from './audit-head.entity.js'
import { AuditLog } from './audit-log.service.js'
import { AuditVerification } from './audit-verification.service.js'
import { AuditWitness } from './audit-witness.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent, AuditHead])],
  controllers: [AuditEventsController],
  providers: [AuditLog, AuditEvents, AuditVerification, AuditWitness],
  exports: [AuditLog, AuditEvents, AuditVerification],
})
export class AuditModule {}
