import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [testimonials, posts] = await Promise.all([queries.testimonials(), queries.posts()])
  return { testimonials, posts }
}
