import type { HeaderItem } from '#src/content/navigation/navigation.service'
import type { OwnPageSummaryDto } from '#src/content/own-pages/own-page.dto'
import { addressOf, ownPageAddresses, type PageName } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import type { ServiceLink } from '#views/content/services/service-links'
import type { Translator } from '#views/translations'

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
 * Returns the links of the footer, regardless of the header. Own pages that are no services come last: those that the
 * owner wants here, and those of the header, which may lack room.
 */
export function footerLinks(
  pages: OwnPageSummaryDto[],
  header: HeaderItem[],
  services: ServiceLink[],
  language: Language,
  t: Translator<'layout'>,
): FooterView {
  const isInHeader = (id: string) => header.some((item) => typeof item === 'object' && item.id === id)
  const isService = (id: string) => services.some((service) => service.id === id)
  return {
    legal: legal.map((page) => ({ id: page, href: addressOf(page, language), text: t(`footer.${page}`) })),
    explored: [
      ...services,
      ...explored.map((page) => ({ id: page, href: addressOf(page, language), text: t(`nav.${page}`) })),
      ...pages
        .filter(({ id, inFooter }) => (inFooter || isInHeader(id)) && !isService(id))
        .map(({ id, slugs, title }) => ({ id, href: ownPageAddresses(slugs)[language], text: title })),
    ],
  }
}
