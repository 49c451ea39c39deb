import type { PageContextServer } from 'vike/types'
import type { ContactSubject } from '#src/shared/leads/contact-subject'
import { createTranslator } from '../../translations'
import { datesInWords, momentIn } from '../times'

/** The page of contact messages that an address asks for, in the words of its language. */
export async function readMessages(
  { admin, language, loadMessages, urlParsed }: PageContextServer,
  fixed: Record<string, string> = {},
) {
  const t = createTranslator(loadMessages(['contact']), language, 'contact')
  const { items, ...list } = await admin.contactMessages({ ...urlParsed.search, ...fixed })
  const named = <Item extends { subject: ContactSubject }>(message: Item) => ({
    ...message,
    subject: t(`form.subjects.${message.subject}`),
  })
  const messages = items.map((message) => named({ ...message, merged: message.merged.map(named) }))
  return { ...list, items: datesInWords(messages, momentIn(language)) }
}
