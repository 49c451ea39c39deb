import { shareCards } from '../../client/share-cards'
import { addresses, type FoundPage, type PageName } from '../../src/shared/addresses'
import { photoPath, widthsOf } from '../../src/shared/pictures/picture-file'
import type { PageHead } from './head'
import type { Language } from '../../src/shared/languages'

const shareCardSize = { width: 1200, height: 630 }

/** Returns the social sharing image of a page: its photograph, or its card. */
export function shareImage({ photo }: PageHead, found: FoundPage | undefined, language: Language) {
  if (!photo) return { path: `/${shareCard(found?.page, found?.segment, language)}`, ...shareCardSize }
  const width = widthsOf(photo).find((each) => each >= shareCardSize.width) ?? photo.width
  const height = Math.round((width / photo.width) * photo.height)
  return { path: photoPath(photo, width, 'jpg'), width, height }
}

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
