import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams, urlParsed }: PageContextServer) {
  const id = routeParams.id!
  const log = await admin.webhookDeliveries({ id, query: urlParsed.search })
  if (!log) throw render(404)
  const { items, query, ...list } = log
  return { ...list, id, state: query.state, items: datesInWords(items, momentIn(language)) }
}
