import type { Repository, SelectQueryBuilder } from 'typeorm'
import { findPlace, startAfterPlace } from '#src/platform/http/lists/place-in-order.js'
import type { SubscriberState } from '#src/shared/newsletter/subscriber-state.js'
import type { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import type { SubscriberQueryDto } from './subscriber-query.dto.js'

type Filter = Pick<SubscriberQueryDto, 'search' | 'view'>
type Sort = SubscriberQueryDto['sort']

const inState: Record<SubscriberState, string> = {
  subscribed:
    'subscriber.suppressed_at IS NULL AND subscriber.unsubscribed_at IS NULL AND subscriber.confirmed_at IS NOT NULL',
  pending:
    'subscriber.suppressed_at IS NULL AND subscriber.unsubscribed_at IS NULL AND subscriber.confirmed_at IS NULL',
  unsubscribed: 'subscriber.suppressed_at IS NULL AND subscriber.unsubscribed_at IS NOT NULL',
  suppressed: 'subscriber.suppressed_at IS NOT NULL',
}

/** Applies a filter to subscribers. */
export function filterSubscribers(
  subscribers: Repository<NewsletterSubscriber>,
  { search, view }: Filter,
): SelectQueryBuilder<NewsletterSubscriber> {
  const query = subscribers.createQueryBuilder('subscriber').where(inState[view])
  if (search) {
    query.andWhere('subscriber.email::text ILIKE :pattern', { pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%` })
  }
  return query
}

/** Sorts subscribers, by id for equal times. Addresses are unique. */
export function sortSubscribers(query: SelectQueryBuilder<NewsletterSubscriber>, sort: Sort) {
  query.orderBy(columnOf(sort), directionOf(sort))
  return sort.endsWith('email') ? query : query.addOrderBy('subscriber.id', directionOf(sort))
}

/** Filters subscribers after another one in an order. */
export async function startAfter(query: SelectQueryBuilder<NewsletterSubscriber>, sort: Sort, id: string) {
  return startAfterPlace(query, await findPlace(query, inSql(sort), id), directionOf(sort))
}

const inSql = (sort: Sort) => (sort.endsWith('email') ? 'subscriber.email' : 'subscriber.subscribed_at')
const columnOf = (sort: Sort) => `subscriber.${sort.replace('-', '')}`
const directionOf = (sort: Sort) => (sort.startsWith('-') ? 'DESC' : 'ASC')
