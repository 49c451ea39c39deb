import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '../times'

/** The page of franchise inquiries that an address asks for, in the words of its language. */
export async function readInquiries(
  { admin, language, urlParsed }: PageContextServer,
  fixed: Record<string, string> = {},
) {
  const { items, ...list } = await admin.franchiseInquiries({ ...urlParsed.search, ...fixed })
  return { ...list, items: datesInWords(items, momentIn(language)) }
}
