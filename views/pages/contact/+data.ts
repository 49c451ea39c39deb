import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [locations, holidays, business] = await Promise.all([
    queries.locations(),
    queries.holidays(),
    queries.business(),
  ])
  return { locations, holidays, business }
}
