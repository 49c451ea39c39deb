import { Injectable } from '@nestjs/common'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { CalendarQueryDto } from './calendar-query.dto.js'
import type { CalendarView } from './calendar-view.js'
import { CalendarViewService } from './calendar-view.service.js'

/** Query of the page with the calendar. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class CalendarPageQueriesService {
  constructor(private readonly views: CalendarViewService) {}

  calendar({ user }: StaffReader, search: Search): Promise<CalendarView> {
    return this.views.read(lenientQuery(CalendarQueryDto, search), user.locations)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<CalendarPageQueriesService> {}
}
