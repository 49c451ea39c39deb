import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, urlParsed }: PageContextServer) {
  const { items, ...list } = await admin.newsletterSubscribers({ query: urlParsed.search })
  return { ...list, items: datesInWords(items, momentIn(language)) }
}
