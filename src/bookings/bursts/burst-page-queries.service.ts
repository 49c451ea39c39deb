import { Injectable } from '@nestjs/common'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { BurstsService } from './bursts.service.js'

/** Queries of the notice and of the page about bursts of bookings. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class BurstPageQueriesService {
  constructor(private readonly bursts: BurstsService) {}

  bookingBursts({ user }: StaffReader) {
    return this.bursts.list(user)
  }

  bookingBurst({ user }: StaffReader, id: string) {
    return ifFound(id, () => this.bursts.read(id, user))
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<BurstPageQueriesService> {}
}
