import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, IsNull, Repository } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { countUpTo, mostCounted } from '#src/platform/http/lists/count-up-to.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { ConfirmationToken } from '../subscription/confirmation-token.entity.js'
import { NewsletterSubscriberItemDto, type NewsletterSubscribersPageDto } from './newsletter-subscriber-item.dto.js'
import { filterSubscribers, sortSubscribers } from './subscriber.queries.js'
import type { SubscriberQueryDto } from './subscriber-query.dto.js'

/** List of newsletter subscribers in all states. */
@Injectable()
export class SubscriberListService {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly audit: AuditLogService,
  ) {}

  async list({ page, pageSize, sort, ...filter }: SubscriberQueryDto): Promise<NewsletterSubscribersPageDto> {
    const subscribers = filterSubscribers(this.subscribers, filter)
    const [total, rows] = await Promise.all([
      countUpTo(subscribers, mostCounted(filter.search)),
      sortSubscribers(subscribers, sort)
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany(),
    ])
    return { items: rows.map((row) => NewsletterSubscriberItemDto.pick(row)), page, pageSize, ...total }
  }

  /** Ends subscriptions on request of the subscribers. @returns the number of ended ones */
  async unsubscribe(ids: string[], actor: SignedInUser): Promise<number> {
    return this.subscribers.manager.transaction(async (manager) => {
      await manager.delete(ConfirmationToken, { subscriberId: In(ids) }) // locked first, in the order of the confirmation
      const updated = await manager
        .createQueryBuilder()
        .update(NewsletterSubscriber)
        .set({ unsubscribedAt: new Date() })
        .where({ id: In(ids), unsubscribedAt: IsNull() })
        .returning('id')
        .execute()
      const ended = (updated.raw as { id: string }[]).map(({ id }) => id)
      if (ended.length > 0) {
        const details = { count: ended.length, ids: ended }
        await this.audit.record({ action: 'subscribers.unsubscribed', actor, details }, manager)
      }
      return ended.length
    })
  }
}
