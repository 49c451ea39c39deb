import type { HeaderItem } from '../../src/content/navigation/navigation.service'
import type { OwnPageSummaryDto } from '../../src/content/pages/own-page.dto'
import { ownPageAddresses } from '../../src/shared/addresses'
import type { Language } from '../../src/shared/languages'

export interface OwnPageLink {
  id: string
  href: string
  title: string
}

/** Returns the links of own pages in the footer: those that the owner wants there, and those of the header, which may lack room. */
export function footerLinks(pages: OwnPageSummaryDto[], header: HeaderItem[], language: Language): OwnPageLink[] {
  const isInHeader = (id: string) => header.some((item) => typeof item === 'object' && item.id === id)
  return pages
    .filter(({ id, inFooter }) => inFooter || isInHeader(id))
    .map(({ id, slugs, title }) => ({ id, title, href: ownPageAddresses(slugs)[language] }))
}
