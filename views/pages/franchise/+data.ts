import type { PageContextServer } from 'vike/types'

/** Slug of the blog post about the franchise. */
const POST = 'franchise'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [facts, posts, locations] = await Promise.all([queries.franchiseFacts(), queries.posts(), queries.locations()])
  return {
    facts,
    post: posts.find(({ slug }) => slug === POST)?.slug,
    locations: locations.map(({ slug, name }) => ({ slug, name })),
  }
}
