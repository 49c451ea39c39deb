import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { markdownToHtml } from './markdown-to-html'

const WORDS_A_MINUTE = 200

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, routeParams }: PageContextServer) {
  const slug = routeParams.slug!
  const posts = await queries.posts()
  if (!posts.some((post) => post.slug === slug)) throw render(404)
  const { body, ...post } = await queries.post(slug)
  return {
    post,
    html: markdownToHtml(body),
    minutes: Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE),
    others: posts.filter((other) => other.slug !== slug).slice(0, 3),
  }
}
