import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, urlParsed }: PageContextServer) {
  const { query: _, ...list } = await admin.pictures(urlParsed.search)
  return list
}
