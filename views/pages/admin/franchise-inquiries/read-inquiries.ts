import type { PageContextServer } from 'vike/types'
import { momentIn } from '../times'

/** The page of franchise inquiries that an address asks for, in the words of its language. */
export async function readInquiries({ admin, language, urlParsed }: PageContextServer, pageSize: number) {
  const moment = momentIn(language)
  const list = await admin.franchiseInquiries({ ...urlParsed.search, pageSize: String(pageSize) })
  const items = list.items.map(({ receivedAt, ...inquiry }) => ({ ...inquiry, receivedAt: moment(receivedAt) }))
  return { ...list, items }
}
