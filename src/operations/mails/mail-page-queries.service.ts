import { Injectable } from '@nestjs/common'
import { lenientQuery, type Search } from '#src/platform/pages/lenient-query.js'
import { readListPage } from '#src/platform/pages/list-page.js'
import { ifFound } from '#src/platform/pages/if-found.js'
import { OutgoingMailQueryDto } from './outgoing-mail-query.dto.js'
import { OutgoingMailsService } from './outgoing-mails.service.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'

/** Queries of the pages of outgoing mails. */
@Injectable()
@StaffQueries('admin')
export class MailPageQueriesService {
  constructor(private readonly mails: OutgoingMailsService) {}

  outgoingMails(_reader: StaffReader, search: Search) {
    return readListPage(lenientQuery(OutgoingMailQueryDto, search), (query) => this.mails.list(query))
  }

  outgoingMail({ user }: StaffReader, id: string) {
    return ifFound(id, () => this.mails.read(id, user))
  }
}

declare module '#src/platform/pages/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<MailPageQueriesService> {}
}
