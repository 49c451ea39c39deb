import { Injectable } from '@nestjs/common'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { lenientQuery, type Search } from '#src/platform/pages/lenient-query.js'
import { readListPage } from '#src/platform/pages/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'
import { UnifiedInboxQueryDto } from './unified-inbox.dto.js'
import { UnifiedInboxService } from './unified-inbox.service.js'

/** Queries of the page of the inbox over all kinds. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class UnifiedInboxPageQueriesService {
  constructor(private readonly unified: UnifiedInboxService) {}

  inbox({ user }: StaffReader, search: Search) {
    return readListPage(lenientQuery(UnifiedInboxQueryDto, search), (query) => this.unified.list(query, user))
  }
}

declare module '#src/platform/pages/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<UnifiedInboxPageQueriesService> {}
}
