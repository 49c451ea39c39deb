import { shareCards } from '../../client/share-cards'
import { addresses, type PageName } from '../../src/shared/addresses'
import type { Language } from '../../src/shared/languages'

export const shareCardSize = { width: 1200, height: 630 }

/**
 * Pages that share another page's card: posts and locations are created without an illustrator, a brochure has the same content as its
 * page, and forms have no card.
 */
const substitutes: Partial<Record<PageName, PageName>> = {
  post: 'blog',
  location: 'contact',
  franchiseBrochure: 'franchise',
  ownData: 'privacyPolicy',
  accessibility: 'privacyPolicy',
}

/** Returns the path of the social sharing image of a page, relative to the site's root. */
export function shareCard(page: PageName | undefined, segment = '', language: Language): string {
  if (!page) return 'og-default.jpg'
  const name = cardName(page, segment)
  if (shareCards.includes(name)) return `cards/${name}-${language}.jpg`
  return shareCard(substitutes[page], '', language)
}

/** Returns the card name: `home`, `food-intolerance`, `post-detox`. */
function cardName(page: PageName, segment: string): string {
  if (segment) return `${page}-${segment}`
  return page === 'home' ? page : addresses[page].en.slice(1)
}
