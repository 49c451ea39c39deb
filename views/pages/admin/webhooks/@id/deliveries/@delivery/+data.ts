import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const id = routeParams.id!
  const delivery = await admin.webhookDelivery(id, routeParams.delivery!)
  if (!delivery) throw render(404)
  return { id, delivery: datesInWords({ ...delivery, body: legible(delivery.body) }, momentIn(language)) }
}

/** A line for each field. */
function legible(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
