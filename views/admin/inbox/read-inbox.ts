import type { PageContextServer } from 'vike/types'
import { zagrebDay } from '#src/shared/zagreb-time'
import { formatNumericDay } from '#views/formatting'
import { readChoices } from '../leads/choices'
import { leadKinds } from '../leads/lead-kinds'
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
  const [{ items, ...list }, choices, savedViews, lead] = await Promise.all([
    admin.inbox(urlParsed.search),
    readChoices(pageContext),
    admin.savedInboxViews(urlParsed.search),
    asked && findLead(pageContext, asked.kind, asked.id, {}),
  ])
  const age = ageIn(language)
  const today = zagrebDay(new Date()).toString()
  const inWords = items.map(({ about, aboutName, ...item }) => ({
    ...item,
    about: aboutName?.[language] ?? about,
    age: age(item.receivedAt),
    isOverdue: isPast(item.answerDueAt),
    /** Day of a reminder that is today or earlier. */
    remindedOn: item.followUpOn && item.followUpOn <= today ? formatNumericDay(item.followUpOn, language) : null,
    isRemindedToday: item.followUpOn === today,
  }))
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

/** Returns the items before and after a lead, which an action may have removed from the view. */
export function neighboursOf({ items, query }: Pick<Inbox, 'items' | 'query'>, { id, receivedAt }: Place) {
  const at = items.findIndex((item) => item.id === id)
  if (at >= 0) return { previous: items[at - 1], next: items[at + 1] }
  const isLater = (item: Place) =>
    query.sort.startsWith('-') ? item.receivedAt.iso < receivedAt.iso : item.receivedAt.iso > receivedAt.iso
  const next = items.findIndex(isLater)
  return next < 0 ? { previous: items.at(-1), next: undefined } : { previous: items[next - 1], next: items[next] }
}

type Place = Pick<InboxItem, 'id' | 'receivedAt'>

/** Returns the kind of an item, with its addresses. */
export const kindOf = ({ kind }: Pick<InboxItem, 'kind'>) => leadKinds[kind]
