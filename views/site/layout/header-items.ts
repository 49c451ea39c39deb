import type { HeaderItem } from '#src/content/navigation/navigation.service'
import { addressOf, findPage, ownPageAddresses } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import type { Translator } from '#views/translations'
import { fittingItems } from './header-room'

/** Longest title of an own page in the header. */
const MOST_LETTERS = 20

/** Item of the header, ready to be rendered. */
export interface HeaderLink {
  id: string
  text: string
  href: string
  current: boolean
}

/**
 * Returns home and the items for which the row has room; the footer has all of them. "About" is a section of home, and shown there.
 * @param path of the folder of the page below `pages`
 */
export function headerLinks(
  items: HeaderItem[],
  path: string,
  language: Language,
  t: Translator<'layout'>,
): HeaderLink[] {
  const current = findPage(path)?.page
  const views = items
    .filter((item) => item !== 'about' || current === 'home')
    .map((item) => {
      if (typeof item === 'object') {
        const isCurrent = Object.values(item.slugs).some((slug) => path === `/${slug}`)
        return {
          id: item.id,
          text: shortened(item.title),
          href: ownPageAddresses(item.slugs)[language],
          current: isCurrent,
        }
      }
      const isSection = item === 'about' || item === 'services'
      const href = isSection ? `#${item}` : addressOf(item, language)
      return { id: item, text: t(`nav.${item}`), href, current: current === item }
    })
  const onHome = current === 'home'
  const home = { id: 'home', text: t('nav.home'), href: onHome ? '#top' : addressOf('home', language), current: onHome }
  const all = [home, ...views]
  return all.slice(0, fittingItems(all.map(({ text }) => text)))
}

function shortened(title: string): string {
  return title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS - 1).trimEnd()}…` : title
}
