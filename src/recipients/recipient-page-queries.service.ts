import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { RecipientsService } from './recipients.service.js'

/** Query of the register of recipients. */
@Injectable()
@StaffQueries('admin')
export class RecipientPageQueriesService {
  constructor(private readonly register: RecipientsService) {}

  recipients(_reader: StaffReader) {
    return this.register.list()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<RecipientPageQueriesService> {}
}
