import { Injectable } from '@nestjs/common'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { AuditEventsService } from './audit-events.service.js'
import { AuditQueryDto } from './audit-query.dto.js'
import { AuditVerificationService } from './audit-verification.service.js'

/** Queries of the page of the audit log. */
@Injectable()
@StaffQueries('admin')
export class AuditPageQueriesService {
  constructor(
    private readonly events: AuditEventsService,
    private readonly verification: AuditVerificationService,
  ) {}

  auditEvents(_reader: StaffReader, search: Search) {
    return readListPage(lenientQuery(AuditQueryDto, search), (query) => this.events.list(query))
  }

  auditVerification(_reader: StaffReader) {
    return this.verification.verify()
  }

  /** Returns the actions and the actors that the log can be filtered by. */
  auditChoices(_reader: StaffReader) {
    return this.events.choices()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<AuditPageQueriesService> {}
}
