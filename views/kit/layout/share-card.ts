import type { PageContextServer } from 'vike/types'
import { shareCards } from '#client/share-cards'
import { addresses, type FoundPage, type PageName } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import { photoPath, widthsOf } from '#src/shared/pictures/picture-file'
import type { PageHead } from './head'
import { sharePictureOf } from './page-pictures'

const shareCardSize = { width: 1200, height: 630 }

/** Returns the social sharing image of a page: its photograph, the picture that the owner has chosen, or its card. */
export function shareImage(
  { photo }: PageHead,
  found: FoundPage | undefined,
  { language, chosenPictures }: PageContextServer,
) {
  const { page, segment } = sharedAs(found)
  const picture = photo ?? (page && sharePictureOf(page, chosenPictures))
  if (!picture) return { path: `/${shareCard(page, segment, language)}`, ...shareCardSize, alt: '' }
  const width = widthsOf(picture).find((each) => each >= shareCardSize.width) ?? picture.width
  const height = Math.round((width / picture.width) * picture.height)
  return { path: photoPath(picture, width, 'jpg'), width, height, alt: picture.alt }
}

/**
 * Pages that share another page's card: posts and locations are created without an illustrator, a brochure has the same content as its
 * page, and forms have no card.
 */
const substitutes: Partial<Record<PageName, PageName>> = {
  post: 'blog',
  location: 'contact',
  franchiseBrochure: 'franchise',
  booking: 'appointment',
  ownData: 'privacyPolicy',
  accessibility: 'privacyPolicy',
}

/** Returns the path of the social sharing image of a page, relative to the site's root. */
export function shareCard(page: PageName | undefined, segment = '', language: Language): string {
  const shared = sharedAs(page && { page, segment })
  return shared.page ? `cards/${cardName(shared.page, shared.segment)}-${language}.jpg` : 'og-default.jpg'
}

/** Returns the page whose card represents a page: itself, or another. */
function sharedAs(found: FoundPage | undefined): Partial<FoundPage> {
  if (!found || shareCards.includes(cardName(found.page, found.segment))) return found ?? {}
  const page = substitutes[found.page]
  return sharedAs(page && { page, segment: '' })
}

/** Returns the card name: `home`, `food-intolerance`, `post-detox`. */
function cardName(page: PageName, segment = ''): string {
  if (segment) return `${page}-${segment}`
  return page === 'home' ? page : addresses[page].en.slice(1)
}
