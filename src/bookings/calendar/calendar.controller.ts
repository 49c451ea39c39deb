import { Query } from '@nestjs/common'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { PageRead, type ReadMany } from '#src/platform/page-queries/page-read.decorator.js'
import { CalendarQueryDto } from './calendar-query.dto.js'
import type { CalendarView } from './calendar-view.js'
import { CalendarViewService } from './calendar-view.service.js'

/** Calendar of the bookings, for its page only. */
@AdminController('calendar', 'staff')
@ScopedByLocation()
export class CalendarController {
  constructor(private readonly views: CalendarViewService) {}

  @PageRead('calendar')
  show(@Query() query: CalendarQueryDto, @CurrentUser() { locations }: SignedInUser): Promise<CalendarView> {
    return this.views.read(query, locations)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    calendar: ReadMany<CalendarController['show'], CalendarQueryDto>
  }
}
