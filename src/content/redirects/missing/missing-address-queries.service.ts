import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { MissingAddressDto } from './missing-address.dto.js'
import { MissingAddressesService } from './missing-addresses.service.js'

/** Query of the page of redirects. */
@Injectable()
@StaffQueries('editor')
export class MissingAddressQueriesService {
  constructor(private readonly addresses: MissingAddressesService) {}

  /** Returns the addresses without a page that visitors requested. */
  missingAddresses(_reader: StaffReader): Promise<MissingAddressDto[]> {
    return this.addresses.list()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<MissingAddressQueriesService> {}
}
