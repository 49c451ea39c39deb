import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '../times'

/** Returns the page of franchise inquiries for the address's query, in the page's language. */
export async function readInquiries(
  { admin, language, urlParsed }: PageContextServer,
  fixed: Record<string, string> = {},
) {
  const { items, ...list } = await admin.franchiseInquiries({ ...urlParsed.search, ...fixed })
  return { ...list, items: datesInWords(items, momentIn(language)) }
}
