import { needsAnswer } from '#src/shared/leads/lead-statuses'
import { leadKinds } from '../lead-kinds'
import type { Inbox, InboxItem } from './read-inbox'

type Place = Pick<InboxItem, 'id' | 'receivedAt'>
type Row = Place & Pick<InboxItem, 'kind' | 'isWaiting'>

interface Neighbours<Item> {
  previous?: Item
  next?: Item
  /** First of the following items whose sender waits for an answer. */
  nextWaiting?: Item
}

/** Returns the items around a lead, which an action may have removed from the view. */
export function neighboursOf<Item extends Row>(
  { items, query }: { items: Item[]; query: Pick<Inbox['query'], 'view' | 'sort'> },
  { id, receivedAt }: Place,
): Neighbours<Item> {
  const at = items.findIndex((item) => item.id === id)
  if (at >= 0) return { previous: items[at - 1], ...nextIn(items.slice(at + 1)) }
  // What has the most urgent reminder follows a lead whose reminder was removed.
  if (query.view === 'followUp') return { previous: undefined, ...nextIn(items) }
  const isLater = (item: Place) =>
    query.sort.startsWith('-') ? item.receivedAt.iso < receivedAt.iso : item.receivedAt.iso > receivedAt.iso
  const next = items.findIndex(isLater)
  return next < 0 ? { previous: items.at(-1) } : { previous: items[next - 1], ...nextIn(items.slice(next)) }
}

/** Returns the first of the following items, and the first of those whose senders wait for an answer. */
function nextIn<Item extends Row>(following: Item[]): Pick<Neighbours<Item>, 'next' | 'nextWaiting'> {
  const nextWaiting = following.find((item) => item.isWaiting || !needsAnswer(kindOf(item)))
  return { next: following[0], nextWaiting }
}

/** Returns the kind of an item, with its addresses. */
export const kindOf = ({ kind }: Pick<InboxItem, 'kind'>) => leadKinds[kind]
