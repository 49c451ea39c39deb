import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language }: PageContextServer) {
  const [{ items: keys }, locations] = await Promise.all([admin.apiKeys(), admin.locations({ language })])
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  const shown = keys.map((key) => ({
    ...key,
    locationNames: key.locations?.map((slug) => names.get(slug) ?? slug) ?? null,
  }))
  return { keys: datesInWords(shown, momentIn(language)) }
}
