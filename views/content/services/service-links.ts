import type { ServiceItem } from '#src/content/navigation/navigation.service'
import { addressOf, findPage, ownPageAddresses } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import type { Translator } from '#views/translations'

/** Link to the page of a service. */
export interface ServiceLink {
  /** Name of the page, or id of the page of the owner; prices refer to it. */
  id: string
  href: string
  text: string
  /** True on that page. */
  current: boolean
}

/**
 * Returns links to the services, in their order.
 * @param path of the folder of the current page below `pages`
 */
export function serviceLinks(
  services: readonly ServiceItem[],
  language: Language,
  t: Translator<'layout'>,
  path = '',
): ServiceLink[] {
  const current = findPage(path)?.page
  return services.map((item) => {
    if (typeof item === 'string')
      return { id: item, href: addressOf(item, language), text: t(`nav.${item}`), current: item === current }
    const { id, slugs, title } = item
    const isCurrent = Object.values(slugs).some((slug) => path === `/${slug}`)
    return { id, href: ownPageAddresses(slugs)[language], text: title, current: isCurrent }
  })
}
