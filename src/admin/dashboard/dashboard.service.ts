import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { ContactMessage } from '../../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import type { DashboardDto, NewLeadDto } from './dashboard.dto.js'
import { countLeads } from './dashboard.queries.js'

const NEWEST = 5

@Injectable()
export class DashboardService {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    @InjectRepository(FranchiseInquiry) private readonly inquiries: Repository<FranchiseInquiry>,
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
  ) {}

  async show(): Promise<DashboardDto> {
    const [contactMessages, franchiseInquiries, newsletterSubscribers, newest] = await Promise.all([
      countLeads(this.messages, 'receivedAt'),
      countLeads(this.inquiries, 'receivedAt'),
      countLeads(this.subscribers, 'subscribedAt'),
      this.findNewest(),
    ])
    return { contactMessages, franchiseInquiries, newsletterSubscribers, newest }
  }

  private async findNewest(): Promise<NewLeadDto[]> {
    const newest = { order: { receivedAt: 'DESC', id: 'DESC' }, take: NEWEST } as const
    const [messages, inquiries] = await Promise.all([this.messages.find(newest), this.inquiries.find(newest)])
    return [...messages.map(fromMessage), ...inquiries.map(fromInquiry)]
      .sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
      .slice(0, NEWEST)
  }
}

function fromMessage({ id, receivedAt, name, email, subject }: ContactMessage): NewLeadDto {
  return { kind: 'contactMessage', id, receivedAt, name, email, about: subject }
}

function fromInquiry({ id, receivedAt, firstName, lastName, email, preferredLocation }: FranchiseInquiry): NewLeadDto {
  const name = `${firstName} ${lastName}`
  return { kind: 'franchiseInquiry', id, receivedAt, name, email, about: preferredLocation }
}
