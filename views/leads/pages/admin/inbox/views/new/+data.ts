import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, urlParsed }: PageContextServer) {
  return { query: (await admin.savedInboxViews({ query: urlParsed.search })).current }
}
