import { inLanguage, translateAddress } from './addresses.js'
import type { Language, Translated } from './languages.js'

const ORIGIN = 'http://site.invalid'

/**
 * Returns the address of a page of this site or of the owner in another language, with its query and fragment; other addresses as they are.
 * @param ownPages slugs of the pages of the owner
 */
export function translateLink(address: string, language: Language, ownPages: readonly Translated[] = []): string {
  const known = translateAddress(address, language)
  if (known !== undefined) return known
  const { origin, pathname, searchParams, hash } = new URL(address, ORIGIN)
  const page = ownPages.find(({ hr, en }) => pathname === `/${hr}` || pathname === `/${en}`)
  if (origin !== ORIGIN || !page) return address
  searchParams.delete('lang')
  return inLanguage(`/${page[language]}`, language, {
    query: Object.fromEntries(searchParams),
    fragment: hash.slice(1),
  })
}
