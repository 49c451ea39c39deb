import type { PageContextServer } from 'vike/types'
import { fromPrices } from '../../components/from-prices'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [testimonials, posts, prices] = await Promise.all([
    queries.testimonials(),
    queries.posts(),
    queries.priceList(),
  ])
  return { testimonials, posts, fromPrices: fromPrices(prices) }
}
