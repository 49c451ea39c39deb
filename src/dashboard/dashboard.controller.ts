import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { PageRead, type ReadMany } from '#src/platform/page-queries/page-read.decorator.js'
import { DashboardDto } from './dashboard.dto.js'
import { DashboardService } from './dashboard.service.js'
import { DashboardQueryDto } from './dashboard-query.dto.js'

@AdminController('dashboard', 'staff')
@ScopedByLocation()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @ApiOperation({ summary: 'Get dashboard statistics' })
  @Get()
  @ApiOkResponse({ type: DashboardDto })
  @PageRead('dashboard')
  show(@Query() query: DashboardQueryDto, @CurrentUser() user: SignedInUser): Promise<DashboardDto> {
    return this.dashboard.show(query, user)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    dashboard: ReadMany<DashboardController['show'], DashboardQueryDto>
  }
}
