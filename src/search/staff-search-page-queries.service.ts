import { Injectable } from '@nestjs/common'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { StaffSearchQueryDto } from './staff-search.dto.js'
import { StaffSearchService } from './staff-search.service.js'

/** Query of the search page of the admin. */
@Injectable()
@StaffQueries('staff', 'editor')
@ScopedByLocation()
export class StaffSearchPageQueriesService {
  constructor(private readonly searches: StaffSearchService) {}

  async staffSearch({ user }: StaffReader, language: Language, search: Search) {
    const { q = '' } = lenientQuery(StaffSearchQueryDto, search) as Partial<StaffSearchQueryDto>
    return { q, ...(await this.searches.find(q, user, language)) }
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<StaffSearchPageQueriesService> {}
}
