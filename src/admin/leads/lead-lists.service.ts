import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type FindOptionsOrder, type ObjectLiteral, Repository } from 'typeorm'
import { ContactMessage } from '../../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import { ContactMessageItemDto, type ContactMessagesPageDto } from './contact-message-item.dto.js'
import { type FranchiseInquiriesPageDto, FranchiseInquiryItemDto } from './franchise-inquiry-item.dto.js'
import type { ListPageDto } from './list-query.dto.js'
import { NewsletterSubscriberItemDto, type NewsletterSubscribersPageDto } from './newsletter-subscriber-item.dto.js'

export type ListQuery = Pick<ListPageDto, 'page' | 'pageSize'>

/** What visitors sent, newest first, page by page. */
@Injectable()
export class LeadLists {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    @InjectRepository(FranchiseInquiry) private readonly inquiries: Repository<FranchiseInquiry>,
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
  ) {}

  contactMessages(query: ListQuery): Promise<ContactMessagesPageDto> {
    return readPage(this.messages, { receivedAt: 'DESC', id: 'DESC' }, query, (row) => ContactMessageItemDto.of(row))
  }

  franchiseInquiries(query: ListQuery): Promise<FranchiseInquiriesPageDto> {
    return readPage(this.inquiries, { receivedAt: 'DESC', id: 'DESC' }, query, (row) => FranchiseInquiryItemDto.of(row))
  }

  newsletterSubscribers(query: ListQuery): Promise<NewsletterSubscribersPageDto> {
    return readPage(this.subscribers, { subscribedAt: 'DESC', id: 'DESC' }, query, (row) =>
      NewsletterSubscriberItemDto.of(row),
    )
  }
}

/** `order` ends with the id, so that rows of one instant keep their place from page to page. */
async function readPage<Row extends ObjectLiteral, Item>(
  repository: Repository<Row>,
  order: FindOptionsOrder<Row>,
  { page, pageSize }: ListQuery,
  toItem: (row: Row) => Item,
): Promise<ListPageDto & { items: Item[] }> {
  const [rows, total] = await repository.findAndCount({ order, skip: (page - 1) * pageSize, take: pageSize })
  return { items: rows.map(toItem), page, pageSize, total }
}
