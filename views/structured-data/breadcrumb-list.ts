import type { BreadcrumbList } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { PageName } from '../../src/shared/addresses'
import { createTranslator } from '../translations'
import { urlOf } from './absolute'

/** Parent pages other than home. */
const parents: Partial<Record<PageName, 'blog' | 'contact' | 'franchise'>> = {
  post: 'blog',
  location: 'contact',
  franchiseBrochure: 'franchise',
}

/** Returns the breadcrumbs from home to the page titled `name`. */
export function breadcrumbList(name: string, page: PageName, segment: string, pageContext: PageContextServer) {
  const t = createTranslator(pageContext.messages, pageContext.language, 'layout')
  const parent = parents[page]
  const steps = [
    { name: t('nav.home'), item: urlOf('home', pageContext) },
    ...(parent ? [{ name: t(`nav.${parent}`), item: urlOf(parent, pageContext) }] : []),
    { name, item: urlOf(page, pageContext, segment) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  } satisfies BreadcrumbList
}
