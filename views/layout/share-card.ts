import { shareCards } from '../../client/share-cards'
import { addresses, type PageName } from '../../src/shared/addresses'
import type { Language } from '../../src/shared/languages'

export const shareCardSize = { width: 1200, height: 630 }

/**
 * Whose card a page takes that has none: posts and locations come and go without anybody drawing, a brochure tells what
 * its page tells, and a form is no picture.
 */
const substitutes: Partial<Record<PageName, PageName>> = {
  post: 'blog',
  location: 'contact',
  franchiseBrochure: 'franchise',
  ownData: 'privacyPolicy',
}

/** File of the picture that stands for a page when it is shared, below the site's root. */
export function shareCard(page: PageName | undefined, segment = '', language: Language): string {
  if (!page) return 'og-default.jpg'
  const name = cardName(page, segment)
  if (shareCards.includes(name)) return `cards/${name}-${language}.jpg`
  return shareCard(substitutes[page], '', language)
}

/** `home`, `food-intolerance`, `post-detox`. */
function cardName(page: PageName, segment: string): string {
  if (segment) return `${page}-${segment}`
  return page === 'home' ? page : addresses[page].en.slice(1)
}
