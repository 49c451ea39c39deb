import { Injectable } from '@nestjs/common'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { TherapistFeedsService } from './therapist-feeds.service.js'

/** Query of the page with the secret addresses of calendars. */
@Injectable()
@StaffQueries('staff')
@ForAllLocations()
export class FeedPageQueriesService {
  constructor(private readonly feeds: TherapistFeedsService) {}

  therapistFeeds(_reader: StaffReader) {
    return this.feeds.list()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<FeedPageQueriesService> {}
}
