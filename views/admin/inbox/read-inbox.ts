import type { PageContextServer } from 'vike/types'
import { needsAnswer, statusesWaiting } from '#src/shared/leads/lead-statuses'
import { zagrebDay } from '#src/shared/zagreb-time'
import { formatNumericDay } from '#views/formatting'
import { readChoices } from '../leads/choices'
import { leadKinds } from '../leads/lead-kinds'
import { readServiceNames } from '../leads/service-names'
import { findLead } from '../leads/page/read-lead'
import { ageIn, datesInWords, isPast, momentIn } from '../times'
import { OPENED, openedLead } from './opened-lead'

export type Inbox = Awaited<ReturnType<typeof readInbox>>
export type InboxItem = Inbox['items'][number]

/** Returns a page of the inbox, and the lead that is open beside it, in the page's language. */
export async function readInbox(pageContext: PageContextServer) {
  const { admin, language, urlParsed } = pageContext
  const renderedAt = new Date().toISOString()
  const asked = openedLead(urlParsed.search[OPENED])
  const [{ items, ...list }, choices, savedViews, serviceName, lead] = await Promise.all([
    admin.inbox(urlParsed.search),
    readChoices(pageContext),
    admin.savedInboxViews(urlParsed.search),
    readServiceNames(pageContext),
    asked && findLead(pageContext, asked.kind, asked.id, {}),
  ])
  const age = ageIn(language)
  const today = zagrebDay(new Date()).toString()
  const inWords = items.map(({ about, aboutName, ...item }) => ({
    ...item,
    about: aboutName?.[language] ?? serviceName(about),
    age: age(item.receivedAt),
    isOverdue: isPast(item.answerDueAt),
    reminder: reminderOf(item.followUpOn),
  }))
  /** Returns the day of a reminder; of one ahead, only in the view of reminders. */
  function reminderOf(day: string | null) {
    if (!day || (day > today && list.query.view !== 'followUp')) return null
    const due = day === today ? 'today' : day < today ? 'since' : undefined
    return { day: formatNumericDay(day, language), due } as const
  }
  return {
    ...list,
    ...choices,
    savedViews,
    items: datesInWords(inWords, momentIn(language)),
    opened: asked && lead ? { kind: asked.kind.name, lead } : null,
    /** True if the address names a lead that does not exist. */
    isGone: Boolean(asked && !lead),
    /** Instant before which the list contains all leads. */
    renderedAt,
  }
}

/** Returns the items around a lead, which an action may have removed from the view. */
export function neighboursOf(
  { items, query }: Pick<Inbox, 'items' | 'query'>,
  { id, receivedAt }: Place,
): { previous?: InboxItem; next?: InboxItem; nextWaiting?: InboxItem } {
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
function nextIn(following: InboxItem[]): { next?: InboxItem; nextWaiting?: InboxItem } {
  const isWaiting = (item: InboxItem) =>
    !needsAnswer(kindOf(item)) || statusesWaiting(kindOf(item)).includes(item.status)
  return { next: following[0], nextWaiting: following.find(isWaiting) }
}

type Place = Pick<InboxItem, 'id' | 'receivedAt'>

/** Returns the kind of an item, with its addresses. */
export const kindOf = ({ kind }: Pick<InboxItem, 'kind'>) => leadKinds[kind]
