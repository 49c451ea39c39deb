import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [prices, names, locations, { earliestDay }] = await Promise.all([
    queries.priceList(),
    queries.serviceNames(),
    queries.locations(),
    queries.business(),
  ])
  const services = prices.map((row, at) => ({ ...row, names: names[at] ?? [row.service] }))
  return { services, locations, earliestDay }
}
