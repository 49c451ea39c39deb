import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { PageRead, type ReadMany } from '#src/platform/page-queries/page-read.decorator.js'
import { UnifiedInboxDto, UnifiedInboxQueryDto } from './unified-inbox.dto.js'
import { UnifiedInboxService } from './unified-inbox.service.js'

@AdminController('inbox', 'staff')
@ScopedByLocation()
export class UnifiedInboxController {
  constructor(private readonly inbox: UnifiedInboxService) {}

  @ApiOperation({ summary: 'List leads of all kinds' })
  @Get()
  @ApiOkResponse({ type: UnifiedInboxDto })
  @PageRead('inbox')
  list(@Query() query: UnifiedInboxQueryDto, @CurrentUser() user: SignedInUser): Promise<UnifiedInboxDto> {
    return this.inbox.list(query, user)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    inbox: ReadMany<UnifiedInboxController['list'], UnifiedInboxQueryDto>
  }
}
