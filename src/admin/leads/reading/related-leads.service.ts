import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, IsNull, Not, Repository } from 'typeorm'
import { ContactMessage } from '#src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '#src/franchise/franchise-inquiry.entity.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { contactMessages, franchiseInquiries, type LeadKind } from '../lead-kind.js'
import { summarise } from '../lead-summary.js'
import type { RelatedLeadDto } from './lead-details.dto.js'

const MAX_RELATED = 50

/** The other leads of the same person, of either kind. */
@Injectable()
export class RelatedLeadsService {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    @InjectRepository(FranchiseInquiry) private readonly inquiries: Repository<FranchiseInquiry>,
  ) {}

  /** Newest first; without `ids`, which the page shows already. */
  async to({ email }: Lead, ids: string[]): Promise<RelatedLeadDto[]> {
    const others = {
      where: { email, id: Not(In(ids)), mergedIntoId: IsNull() },
      order: { receivedAt: 'DESC' },
      take: MAX_RELATED,
    } as const
    const [messages, inquiries] = await Promise.all([this.messages.find(others), this.inquiries.find(others)])
    return [
      ...messages.map((message) => relate(contactMessages, message)),
      ...inquiries.map((inquiry) => relate(franchiseInquiries, inquiry)),
    ].sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
  }
}

function relate<L extends Lead>(kind: LeadKind<L>, lead: L): RelatedLeadDto {
  return { ...summarise(kind, lead), trashedAt: lead.trashedAt }
}
