import type { PageContextServer } from 'vike/types'

/** Slug of the blog post about the franchise. */
const POST = 'franchise'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [facts, posts, locations, prices] = await Promise.all([
    queries.franchiseFacts(),
    queries.posts(),
    queries.locations(),
    queries.priceList(),
  ])
  const session = prices.find((row) => row.servicePage === 'bioresonanceProcedure' && row.visits === 1 && row.price > 0)
  return {
    facts,
    /** Service of the price list that the example of costs counts. */
    session: session && { service: session.service, price: session.price },
    post: posts.find(({ slug }) => slug === POST)?.slug,
    locations: locations.map(({ slug, name }) => ({ slug, name })),
  }
}
