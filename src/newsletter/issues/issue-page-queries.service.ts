import { Injectable } from '@nestjs/common'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { NewsletterIssuesService } from './newsletter-issues.service.js'

/** Queries of the pages of newsletter issues. */
@Injectable()
@StaffQueries('staff', 'editor')
@ForAllLocations()
export class IssuePageQueriesService {
  constructor(private readonly issues: NewsletterIssuesService) {}

  newsletterIssues(_reader: StaffReader, search: Search) {
    return readListPage(lenientQuery(ListQueryDto, search), (query) => this.issues.list(query))
  }

  newsletterIssue(_reader: StaffReader, id: string) {
    return ifFound(id, () => this.issues.read(id))
  }

  newsletterIssuePreview(_reader: StaffReader, id: string, language: Language) {
    return ifFound(id, () => this.issues.preview(id, language))
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<IssuePageQueriesService> {}
}
