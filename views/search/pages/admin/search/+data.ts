import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns what the search in the address finds. */
export async function data({ admin, language, urlParsed }: PageContextServer) {
  const { results, query, ...found } = await admin.staffSearch({ query: urlParsed.search })
  return { q: query.q, ...found, results: datesInWords(results, momentIn(language)) }
}
