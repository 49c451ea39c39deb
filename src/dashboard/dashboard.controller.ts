import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { DashboardQueryDto } from './dashboard-query.dto.js'
import { DashboardDto } from './dashboard.dto.js'
import { DashboardService } from './dashboard.service.js'

@AdminController('dashboard', 'staff')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @ApiOperation({ summary: 'Get dashboard statistics' })
  @Get()
  @ApiOkResponse({ type: DashboardDto })
  show(@Query() query: DashboardQueryDto, @CurrentUser() user: SignedInUser): Promise<DashboardDto> {
    return this.dashboard.show(query, user)
  }
}
