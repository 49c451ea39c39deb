import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const mail = await admin.outgoingMail({ id: routeParams.id! })
  if (!mail) throw render(404)
  return { mail: datesInWords(mail, momentIn(language)) }
}
