import type { BreadcrumbList } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { PageName } from '#src/shared/addresses'
import { pageTranslator } from '#views/translations'
import { urlOf } from './absolute'

/** Parent pages other than home. */
const parents: Partial<Record<PageName, 'blog' | 'contact' | 'franchise'>> = {
  post: 'blog',
  location: 'contact',
  franchiseBrochure: 'franchise',
}

interface Step {
  name: string
  item: string
}

/** Returns the breadcrumbs from home to a page, which may be below another. */
export function breadcrumbList(last: Step, pageContext: PageContextServer, page?: PageName) {
  const t = pageTranslator(pageContext, 'layout')
  const parent = page && parents[page]
  const steps = [
    { name: t('nav.home'), item: urlOf('home', pageContext) },
    ...(parent ? [{ name: t(`nav.${parent}`), item: urlOf(parent, pageContext) }] : []),
    last,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  } satisfies BreadcrumbList
}
