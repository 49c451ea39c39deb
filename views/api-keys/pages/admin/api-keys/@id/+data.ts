import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, routeParams, language }: PageContextServer) {
  const [{ items: keys }, locations] = await Promise.all([admin.apiKeys(), admin.locations({ language })])
  const key = keys.find(({ id }) => id === routeParams.id)
  if (!key) throw render(404)
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  const locationNames = key.locations?.map((slug) => names.get(slug) ?? slug) ?? null
  return { apiKey: datesInWords({ ...key, locationNames }, momentIn(language)), locations }
}
