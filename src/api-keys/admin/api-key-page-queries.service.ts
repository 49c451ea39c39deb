import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { AdminApiKeysService } from './admin-api-keys.service.js'

/** Queries of the pages of API keys. */
@Injectable()
@StaffQueries('admin')
export class ApiKeyPageQueriesService {
  constructor(private readonly keys: AdminApiKeysService) {}

  apiKeys(_reader: StaffReader) {
    return this.keys.list()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ApiKeyPageQueriesService> {}
}
