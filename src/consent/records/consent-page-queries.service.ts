import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { ConsentsService } from './consents.service.js'

/** Queries of the page of cookie decisions. */
@Injectable()
@StaffQueries('editor')
export class ConsentPageQueriesService {
  constructor(private readonly records: ConsentsService) {}

  consents(_reader: StaffReader) {
    return this.records.count()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ConsentPageQueriesService> {}
}
