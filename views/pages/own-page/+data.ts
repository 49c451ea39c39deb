import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { ownPageAddresses } from '#src/shared/addresses'
import { markdownToHtml } from '#src/shared/markdown-to-html'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, language, routeParams }: PageContextServer) {
  const slug = routeParams.slug!
  const pages = await queries.ownPages()
  if (!pages.some(({ slugs }) => Object.values(slugs).includes(slug))) throw render(404)
  const { title, description, body, slugs, photosInText: photos } = await queries.ownPage(slug)
  return { title, description, alternates: ownPageAddresses(slugs), html: markdownToHtml(body, { language, photos }) }
}
