import type { ChangingTable } from '#src/change-feed/changes.service.js'
import { removalsOf } from '#src/change-feed/removals.js'
import { ALL_LOCATIONS } from '#src/platform/access/location-scope.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { SubscriberDto } from './subscriber.dto.js'

/**
 * Condition for subscribers whose address is returned; others are returned only to readers who may have read them
 * before.
 */
const SUBSCRIBED_IN_SQL = `subscriber.confirmed_at IS NOT NULL AND subscriber.unsubscribed_at IS NULL
  AND subscriber.suppressed_at IS NULL`

/** Returns the tables of the change feed of subscribers. */
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
  removalsOf(['newsletter_subscribers'], ALL_LOCATIONS, (removal) => SubscriberDto.erased(removal)),
]
