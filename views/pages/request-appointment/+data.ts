import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [prices, names, locations, holidays] = await Promise.all([
    queries.priceList(),
    queries.serviceNames(),
    queries.locations(),
    queries.holidays(),
  ])
  return { services: prices.map((row, at) => ({ ...row, names: names[at] ?? [row.service] })), locations, holidays }
}
