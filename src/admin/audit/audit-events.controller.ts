import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { AuditEventsPageDto } from './audit-event.dto.js'
import { AuditEventsService } from './audit-events.service.js'
import { AuditQueryDto } from './audit-query.dto.js'
import { AuditVerificationDto } from './audit-verification.dto.js'
import { AuditVerificationService } from './audit-verification.service.js'

@AdminController('audit-events', 'admin')
export class AuditEventsController {
  constructor(
    private readonly events: AuditEventsService,
    private readonly verification: AuditVerificationService,
  ) {}

  @ApiOperation({ summary: 'List audit events' })
  @Get()
  @ApiOkResponse({ type: AuditEventsPageDto })
  list(@Query() query: AuditQueryDto): Promise<AuditEventsPageDto> {
    return this.events.list(query)
  }

  @ApiOperation({ summary: 'Verify the audit log' })
  @Get('verification')
  @ApiOkResponse({ type: AuditVerificationDto })
  verify(): Promise<AuditVerificationDto> {
    return this.verification.verify()
  }
}
