import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, urlParsed }: PageContextServer) {
  const { items, query, ...list } = await admin.outgoingMails({ query: urlParsed.search })
  const sampleMailboxes = await admin.sampleMailboxes({ language })
  return { ...list, state: query.state, items: datesInWords(items, momentIn(language)), sampleMailboxes }
}
