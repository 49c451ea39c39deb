import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import type { ChangingTable } from '#src/change-feed/changes.service.js'
import { removalsOf } from '#src/change-feed/removals.js'
import { SubscriberDto } from './subscriber.dto.js'

/** Those whose address programs are told; of others only who may have read them before hears. */
const SUBSCRIBED_IN_SQL = `subscriber.confirmed_at IS NOT NULL AND subscriber.unsubscribed_at IS NULL
  AND subscriber.suppressed_at IS NULL`

/** All from which the list of subscribers is read. */
export const changingSubscribers: ChangingTable<SubscriberDto>[] = [
  {
    async read(manager, { from, updatedSince }, limit) {
      const query = manager
        .createQueryBuilder(NewsletterSubscriber, 'subscriber')
        .where(`(${SUBSCRIBED_IN_SQL} OR subscriber.changed_in >= :from::bigint)`, { from })
      if (updatedSince) query.andWhere('subscriber.updated_at >= :updatedSince', { updatedSince })
      limit(query)
      return (await query.getMany()).map((subscriber) => ({ place: subscriber, item: SubscriberDto.of(subscriber) }))
    },
  },
  removalsOf(['newsletter_subscribers'], (removal) => SubscriberDto.erased(removal)),
]
