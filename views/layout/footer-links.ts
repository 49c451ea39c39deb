import type { HeaderItem, ServiceItem } from '../../src/content/navigation/navigation.service'
import type { OwnPageSummaryDto } from '../../src/content/pages/own-page.dto'
import { addressOf, ownPageAddresses, type PageName } from '../../src/shared/addresses'
import type { Language } from '../../src/shared/languages'
import type { Translator } from '../translations'

export interface FooterLink {
  id: string
  href: string
  text: string
}

const explored = [
  'guide',
  'pricelist',
  'questions',
  'contact',
  'franchise',
  'blog',
  'shop',
] as const satisfies PageName[]
const legal = ['impresum', 'privacyPolicy', 'cookies', 'accessibility'] as const satisfies PageName[]

export interface FooterView {
  explored: FooterLink[]
  legal: FooterLink[]
}

/**
 * Returns the links of the footer besides the services, regardless of the header. Own pages come last: those that the
 * owner wants here, and those of the header, which may lack room.
 */
export function footerLinks(
  pages: OwnPageSummaryDto[],
  header: HeaderItem[],
  services: ServiceItem[],
  language: Language,
  t: Translator<'layout'>,
): FooterView {
  const isAmong = (items: (HeaderItem | ServiceItem)[], id: string) =>
    items.some((item) => typeof item === 'object' && item.id === id)
  return {
    legal: legal.map((page) => ({ id: page, href: addressOf(page, language), text: t(`footer.${page}`) })),
    explored: [
      ...explored.map((page) => ({ id: page, href: addressOf(page, language), text: t(`nav.${page}`) })),
      ...pages
        .filter(({ id, inFooter }) => (inFooter || isAmong(header, id)) && !isAmong(services, id))
        .map(({ id, slugs, title }) => ({ id, href: ownPageAddresses(slugs)[language], text: title })),
    ],
  }
}
