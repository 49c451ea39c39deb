import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '../access/admin-controller.decorator.js'
import { DashboardDto } from './dashboard.dto.js'
import { DashboardService } from './dashboard.service.js'

@AdminController('dashboard', { role: 'staff' })
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @ApiOperation({ summary: 'Counts what came in, and shows the newest of it' })
  @Get()
  @ApiOkResponse({ type: DashboardDto })
  show(): Promise<DashboardDto> {
    return this.dashboard.show()
  }
}
