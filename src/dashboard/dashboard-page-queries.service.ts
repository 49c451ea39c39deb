import { Injectable } from '@nestjs/common'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { DashboardService } from './dashboard.service.js'
import { DashboardQueryDto } from './dashboard-query.dto.js'

/** Queries of the dashboard page. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class DashboardPageQueriesService {
  constructor(private readonly dashboards: DashboardService) {}

  dashboard({ user }: StaffReader, search: Search) {
    return this.dashboards.show(lenientQuery(DashboardQueryDto, search), user)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<DashboardPageQueriesService> {}
}
