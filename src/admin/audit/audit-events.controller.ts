import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { PageRead, type Read, type ReadMany } from '#src/platform/page-queries/page-read.decorator.js'
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
  @PageRead('auditEvents')
  list(@Query() query: AuditQueryDto): Promise<AuditEventsPageDto> {
    return this.events.list(query)
  }

  @ApiOperation({ summary: 'Verify the audit log' })
  @Get('verification')
  @ApiOkResponse({ type: AuditVerificationDto })
  @PageRead('auditVerification')
  verify(): Promise<AuditVerificationDto> {
    return this.verification.verify()
  }

  /** Returns the actions and the actors that the log can be filtered by. */
  @PageRead('auditChoices')
  listChoices() {
    return this.events.choices()
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    auditEvents: ReadMany<AuditEventsController['list'], AuditQueryDto>
    auditVerification: Read<AuditEventsController['verify']>
    auditChoices: Read<AuditEventsController['listChoices']>
  }
}
