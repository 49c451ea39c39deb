import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { shownPost } from './shown-post'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, language, routeParams }: PageContextServer) {
  const slug = routeParams.slug!
  const posts = await queries.posts()
  if (!posts.some((post) => post.slug === slug)) throw render(404)
  const post = await queries.post(slug)
  const therapists = await queries.therapists()
  return {
    ...shownPost(post, posts, await queries.ownPages(), language),
    writer: therapists.find(({ name }) => name === post.author),
  }
}
