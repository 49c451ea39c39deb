import { translateAddress } from '#src/shared/addresses'
import { isLanguage, type Language } from '#src/shared/languages'
import { readCookie, writeCookie } from './cookies'
import { serverAnswers } from './server-answers'
import { showAgain } from './show-again'
import { keptHere } from './storage'

/** Returns the key under which the language of this page is stored. Staff read the public pages in another one than the admin. */
const key = () => (location.pathname.startsWith('/admin') ? 'adminLanguage' : 'language')

/**
 * Stores the language and re-renders the page in place, under its address in that language: no full load, input is kept. Returns
 * false, with no change, while the server is unreachable.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  if (!(await serverAnswers(addressThatSets(language)))) return false
  keep(language)
  await showAgain(addressIn(language))
  return true
}

/** Synchronises localStorage and the cookie after a page load; localStorage takes precedence. */
export function syncLanguage(): void {
  const shown = document.documentElement.lang as Language
  const inAddress = new URLSearchParams(location.search).get('lang')
  const stored = keptHere.read(key())
  if (isLanguage(inAddress)) keep(inAddress)
  else if (isLanguage(stored) && stored !== shown) void chooseLanguage(stored)
  else if (!isLanguage(stored) && readCookie(key()) === shown) keep(shown)
}

/** Returns the address of the shown page whose answer sets the cookie, for a year; in Safari a script cannot. */
function addressThatSets(language: Language): string {
  const url = new URL(location.href)
  url.searchParams.set('lang', language)
  return url.href
}

/** Returns the address of the shown page in a language, as links to it have it. */
function addressIn(language: Language): string {
  const url = new URL(location.href)
  const address = translateAddress(url.pathname + url.search + url.hash, language)
  if (address) return address
  url.searchParams.set('lang', language)
  return url.pathname + url.search + url.hash
}

function keep(language: Language): void {
  keptHere.write(key(), language)
  writeCookie(key(), language)
}
