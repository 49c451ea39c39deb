import { Injectable } from '@nestjs/common'
import { LeadPagesService } from '#src/leads/lead-pages.service.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import type { Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { ContactMessage } from './contact-message.entity.js'
import { ContactMessageQueryDto, toContactMessageItem } from './contact-message-list.dto.js'

const kind = { entity: ContactMessage, query: ContactMessageQueryDto, toItem: toContactMessageItem }

/** Queries of the pages of contact messages. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class ContactMessagePageQueriesService {
  constructor(private readonly pages: LeadPagesService) {}

  contactMessages(reader: StaffReader, search: Search) {
    return this.pages.list(kind, reader, search)
  }

  contactMessage(reader: StaffReader, id: string, search: Search) {
    return this.pages.read(kind, reader, id, search)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ContactMessagePageQueriesService> {}
}
