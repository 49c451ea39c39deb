import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [locations, business] = await Promise.all([queries.locations(), queries.business()])
  return { locations, business }
}
