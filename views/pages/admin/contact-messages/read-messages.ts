import type { PageContextServer } from 'vike/types'
import { createTranslator } from '../../../translations'
import { datesInWords, momentIn } from '../times'

/** The page of contact messages that an address asks for, in the words of its language. */
export async function readMessages(
  { admin, language, loadMessages, urlParsed }: PageContextServer,
  fixed: Record<string, string> = {},
) {
  const t = createTranslator(loadMessages(['contact']), language, 'contact')
  const { items, ...list } = await admin.contactMessages({ ...urlParsed.search, ...fixed })
  const named = items.map((message) => ({ ...message, subject: t(`form.subjects.${message.subject}`) }))
  return { ...list, items: datesInWords(named, momentIn(language)) }
}
