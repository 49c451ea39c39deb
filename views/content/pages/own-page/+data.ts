import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { ownPageAddresses } from '#src/shared/addresses'
import { markdownToHtml } from '#src/shared/markdown-to-html'
import { loadServicePage } from '../../services/service-page-data'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { queries, language, routeParams } = pageContext
  const slug = routeParams.slug!
  const pages = await queries.ownPages()
  if (!pages.some(({ slugs }) => Object.values(slugs).includes(slug))) throw render(404)
  const { id, title, description, photo, body, slugs, photosInText: photos } = await queries.ownPage(slug)
  const isService = (await queries.services()).some((item) => typeof item === 'object' && item.id === id)
  const html = markdownToHtml(body, { language, photos, ownPages: pages.map((page) => page.slugs) })
  const prices = await loadServicePage(id, pageContext)
  return { title, description, photo, alternates: ownPageAddresses(slugs), html, isService, ...prices }
}
