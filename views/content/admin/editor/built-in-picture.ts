import { publicFile } from '#client/public-file'
import { addresses } from '#src/shared/addresses'
import { type PagePicturePlace, pagePicturePlaces, placeOf } from '#src/shared/content/page-picture-places'
import type { Language } from '#src/shared/languages'

/** Returns the address of what the release shows in a place; undefined for other fields. */
export function builtInPicture(field: string, language: Language): string | undefined {
  if (!(field in pagePicturePlaces)) return undefined
  const { page, drawing } = placeOf(field as PagePicturePlace)
  if (drawing) return publicFile(`/pictures/${drawing}-400.webp`)
  return `/cards/${page === 'home' ? page : addresses[page].en.slice(1)}-${language}.jpg`
}
