import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, routeParams, language }: PageContextServer) {
  const key = (await admin.apiKeys()).find(({ id }) => id === routeParams.id)
  if (!key) throw render(404)
  return { apiKey: datesInWords(key, momentIn(language)) }
}
