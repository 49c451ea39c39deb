import type { PageContextServer } from 'vike/types'
import { createTranslator } from '../../../translations'
import { momentIn } from '../times'

/** The page of contact messages that an address asks for, in the words of its language. */
export async function readMessages({ admin, language, loadMessages, urlParsed }: PageContextServer, pageSize: number) {
  const t = createTranslator(loadMessages(['contact']), language, 'contact')
  const moment = momentIn(language)
  const list = await admin.contactMessages({ ...urlParsed.search, pageSize: String(pageSize) })
  const items = list.items.map(({ receivedAt, subject, ...message }) => ({
    ...message,
    receivedAt: moment(receivedAt),
    subject: t(`form.subjects.${subject}`),
  }))
  return { ...list, items }
}
