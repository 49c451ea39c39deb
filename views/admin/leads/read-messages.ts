import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '../times'
import { answersInWords } from './answers-in-words'
import { leadKinds } from './lead-kinds'

/** Returns the page of contact messages for the address's query, in the page's language. */
export async function readMessages(pageContext: PageContextServer, fixed: Record<string, string> = {}) {
  const { admin, language, urlParsed } = pageContext
  const { items, ...list } = await admin.contactMessages({ ...urlParsed.search, ...fixed })
  const inWords = answersInWords(pageContext, leadKinds.contactMessage)
  const messages = items.map((message) => inWords({ ...message, merged: message.merged.map(inWords) }))
  return { ...list, items: datesInWords(messages, momentIn(language)) }
}
