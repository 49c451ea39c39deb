import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const id = routeParams.id!
  const delivery = await admin.webhookDelivery({ id, deliveryId: routeParams.delivery! })
  if (!delivery) throw render(404)
  const { log, body, ...message } = delivery
  const moment = momentIn(language)
  return {
    id,
    delivery: datesInWords({ ...message, body: legible(body) }, moment),
    attempts: datesInWords(log, moment).map((attempt) => ({ ...attempt, id: `attempt-${attempt.number}` })),
  }
}

/** Pretty-prints JSON. */
function legible(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
