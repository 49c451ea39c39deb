import type { OwnPageSummaryDto } from '../../src/content/pages/own-page.dto'
import { ownPageAddresses } from '../../src/shared/addresses'
import type { Language } from '../../src/shared/languages'

export interface OwnPageLink {
  id: string
  href: string
  title: string
}

/** Returns the links of the own pages that the footer shows. */
export function linksOf(pages: OwnPageSummaryDto[], language: Language): OwnPageLink[] {
  return pages
    .filter(({ inFooter }) => inFooter)
    .map(({ id, slugs, title }) => ({ id, title, href: ownPageAddresses(slugs)[language] }))
}
