import type { Thing } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { findPage } from '#src/shared/addresses'
import { headOf, pathOf } from '../layout/head'
import { urlOf } from './absolute'
import { breadcrumbList } from './breadcrumb-list'

/** Returns the structured data of a page: its own `+structuredData` and its breadcrumbs. */
export async function structuredDataOf(pageContext: PageContextServer): Promise<Thing[]> {
  const { config, is404, errorStatus, publicUrl, language } = pageContext
  const head = headOf(pageContext)
  const found = findPage(pathOf(head, pageContext))
  if (head.indexed === false || is404 || errorStatus) return []
  const name = head.name ?? head.title
  const own = found || head.alternates ? ((await config.structuredData?.(pageContext)) ?? []) : []
  if (head.alternates)
    return [...own, breadcrumbList({ name, item: publicUrl + head.alternates[language] }, pageContext)]
  if (!found) return []
  if (found.page === 'home') return own
  return [
    ...own,
    breadcrumbList({ name, item: urlOf(found.page, pageContext, found.segment) }, pageContext, found.page),
  ]
}

/** Serialises JSON for a script element: escapes `<`, so that no content can close the element. */
export function toScript(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')
}
