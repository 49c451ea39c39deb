import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [items, locations] = await Promise.all([queries.shop(), queries.locations()])
  return { items, locations: locations.map(({ slug, name, address, city }) => ({ slug, name, address, city })) }
}
