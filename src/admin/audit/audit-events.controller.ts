import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { AuditEventsPageDto } from './audit-event.dto.js'
import { AuditEventsService } from './audit-events.service.js'
import { AuditVerificationDto } from './audit-verification.dto.js'
import { AuditVerificationService } from './audit-verification.service.js'
import { AuditQueryDto } from './audit-query.dto.js'

@AdminController('audit-events', { role: 'admin' })
export class AuditEventsController {
  constructor(
    private readonly events: AuditEventsService,
    private readonly verification: AuditVerificationService,
  ) {}

  @ApiOperation({ summary: 'Reads the audit log, newest first' })
  @Get()
  @ApiOkResponse({ type: AuditEventsPageDto })
  list(@Query() query: AuditQueryDto): Promise<AuditEventsPageDto> {
    return this.events.list(query)
  }

  @ApiOperation({ summary: 'Tells whether the audit log is as it was written' })
  @Get('verification')
  @ApiOkResponse({ type: AuditVerificationDto })
  verify(): Promise<AuditVerificationDto> {
    return this.verification.verify()
  }
}
