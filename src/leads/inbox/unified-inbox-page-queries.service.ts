import { Injectable } from '@nestjs/common'
import { ScopedByLocation, Unscoped } from '#src/platform/access/scoped-access.js'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { normaliseInboxQuery } from './saved-views/inbox-query.js'
import { SavedInboxViewsService } from './saved-views/saved-inbox-views.service.js'
import { UnifiedInboxQueryDto } from './unified-inbox.dto.js'
import { UnifiedInboxService } from './unified-inbox.service.js'

/** Queries of the page of the inbox over all kinds. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class UnifiedInboxPageQueriesService {
  constructor(
    private readonly unified: UnifiedInboxService,
    private readonly views: SavedInboxViewsService,
  ) {}

  inbox({ user }: StaffReader, search: Search) {
    return readListPage(lenientQuery(UnifiedInboxQueryDto, search), (query) => this.unified.list(query, user))
  }

  /** Returns the saved views of the reader; the one with the filters of an address is the current one. */
  @Unscoped('of the own account')
  async savedInboxViews({ user }: StaffReader, search: Search) {
    const current = normaliseInboxQuery(search)
    const views = await this.views.list(user)
    return { current, items: views.map((view) => ({ ...view, isCurrent: view.query === current && !search.search })) }
  }

  /** Returns a saved view of the reader; undefined for an id without one. */
  @Unscoped('of the own account')
  savedInboxView({ user }: StaffReader, id: string) {
    return ifFound(id, () => this.views.get(id, user))
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<UnifiedInboxPageQueriesService> {}
}
