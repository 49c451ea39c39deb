import { Injectable } from '@nestjs/common'
import { lenientQuery, type Search } from '#src/platform/pages/lenient-query.js'
import { DashboardQueryDto } from './dashboard-query.dto.js'
import { DashboardService } from './dashboard.service.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'

/** Queries of the dashboard page. */
@Injectable()
@StaffQueries('staff')
export class DashboardPageQueriesService {
  constructor(private readonly dashboards: DashboardService) {}

  dashboard({ user }: StaffReader, search: Search) {
    return this.dashboards.show(lenientQuery(DashboardQueryDto, search), user)
  }
}

declare module '#src/platform/pages/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<DashboardPageQueriesService> {}
}
