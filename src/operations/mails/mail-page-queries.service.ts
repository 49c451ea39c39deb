import { Injectable } from '@nestjs/common'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { OutgoingMailQueryDto } from './outgoing-mail-query.dto.js'
import { OutgoingMailsService } from './outgoing-mails.service.js'

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

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<MailPageQueriesService> {}
}
