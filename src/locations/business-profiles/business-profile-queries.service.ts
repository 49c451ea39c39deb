import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { BusinessProfilesService } from './business-profiles.service.js'

/** Query of the page about Google Business Profile. */
@Injectable()
@StaffQueries('editor')
export class BusinessProfileQueriesService {
  constructor(private readonly profiles: BusinessProfilesService) {}

  /** Returns the time at which the secret address of the sheet was created. */
  async profileSheet(_reader: StaffReader) {
    return { createdAt: await this.profiles.addressCreatedAt() }
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<BusinessProfileQueriesService> {}
}
