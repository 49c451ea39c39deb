import type { PageContextServer } from 'vike/types'
import { ageIn, datesInWords, isPast, momentIn } from '#views/kit/admin/times'
import { readChoices } from '../choices'
import { findLead } from '../page/read-lead'
import { reminderOf } from '../reminder'
import { readServiceNames } from '../service-names'
import { OPENED, openedLead } from './opened-lead'

export type Inbox = Awaited<ReturnType<typeof readInbox>>
export type InboxItem = Inbox['items'][number]

/** Returns a page of the inbox, and the lead that is open beside it, in the page's language. */
export async function readInbox(pageContext: PageContextServer) {
  const { admin, language, urlParsed } = pageContext
  const renderedAt = new Date().toISOString()
  const asked = openedLead(urlParsed.search[OPENED])
  const [{ items, ...list }, choices, savedViews, serviceName, lead] = await Promise.all([
    admin.inbox({ query: urlParsed.search }),
    readChoices(pageContext),
    admin.savedInboxViews({ query: urlParsed.search }),
    readServiceNames(pageContext),
    asked && findLead(pageContext, asked.kind, asked.id, {}),
  ])
  const age = ageIn(language)
  const inWords = items.map(({ about, aboutName, ...item }) => ({
    ...item,
    about: aboutName?.[language] ?? serviceName(about),
    age: age(item.receivedAt),
    isOverdue: isPast(item.answerDueAt),
    reminder: shownReminder(item.followUpOn),
  }))
  /** Returns the day of a reminder; of one ahead, only in the view of reminders. */
  function shownReminder(day: string | null) {
    const reminder = day && reminderOf(day, language)
    return reminder && (reminder.due !== 'on' || list.query.view === 'followUp') ? reminder : null
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
