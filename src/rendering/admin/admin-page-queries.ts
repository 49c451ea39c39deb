import { Injectable } from '@nestjs/common'
import type { DashboardDto } from '../../admin/dashboard/dashboard.dto.js'
import { DashboardService } from '../../admin/dashboard/dashboard.service.js'
import type { ContactMessagesPageDto } from '../../admin/leads/contact-message-item.dto.js'
import type { FranchiseInquiriesPageDto } from '../../admin/leads/franchise-inquiry-item.dto.js'
import { LeadLists, type ListQuery } from '../../admin/leads/lead-lists.service.js'
import type { ListPageDto } from '../../admin/leads/list-query.dto.js'
import type { NewsletterSubscribersPageDto } from '../../admin/leads/newsletter-subscriber-item.dto.js'

/** All that admin pages may ask of the server. A list answers a page past its end with its last. */
@Injectable()
export class AdminPageQueries {
  constructor(
    private readonly dashboards: DashboardService,
    private readonly leads: LeadLists,
  ) {}

  dashboard(): Promise<DashboardDto> {
    return this.dashboards.show()
  }

  contactMessages(query: ListQuery): Promise<ContactMessagesPageDto> {
    return upToTheLast(query, (within) => this.leads.contactMessages(within))
  }

  franchiseInquiries(query: ListQuery): Promise<FranchiseInquiriesPageDto> {
    return upToTheLast(query, (within) => this.leads.franchiseInquiries(within))
  }

  newsletterSubscribers(query: ListQuery): Promise<NewsletterSubscribersPageDto> {
    return upToTheLast(query, (within) => this.leads.newsletterSubscribers(within))
  }
}

async function upToTheLast<Page extends ListPageDto>(
  query: ListQuery,
  read: (query: ListQuery) => Promise<Page>,
): Promise<Page> {
  const page = await read(query)
  const last = Math.max(1, Math.ceil(page.total / page.pageSize))
  return page.page <= last ? page : read({ ...query, page: last })
}
