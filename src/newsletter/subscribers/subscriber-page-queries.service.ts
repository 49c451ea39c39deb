import { Injectable } from '@nestjs/common'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { SubscriberListService } from './subscriber-list.service.js'
import { SubscriberQueryDto } from './subscriber-query.dto.js'

/** Queries of the page of newsletter subscribers. */
@Injectable()
@StaffQueries('staff', 'editor')
@ForAllLocations()
export class SubscriberPageQueriesService {
  constructor(private readonly subscribers: SubscriberListService) {}

  newsletterSubscribers(_reader: StaffReader, search: Search) {
    return readListPage(lenientQuery(SubscriberQueryDto, search), (query) => this.subscribers.list(query))
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<SubscriberPageQueriesService> {}
}
