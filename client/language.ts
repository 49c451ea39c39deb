import { isLanguage, type Language } from '../src/shared/languages'
import { readCookie, writeCookie } from './cookies'
import { serverAnswers } from './server-answers'
import { showAgain } from './show-again'
import { keptHere } from './storage'

const STORED = 'language'

/**
 * Keeps the choice and shows the page in it, in place: no full load, what was typed stays. While the server is
 * away nothing changes, and the answer is false.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  if (!(await serverAnswers())) return false
  keep(language)
  // Without a cookie only the address can tell the server.
  await showAgain(readCookie(STORED) === language ? undefined : language)
  return true
}

/** Brings localStorage and its mirror, the cookie, into line when a page has loaded; localStorage wins. */
export function syncLanguage(): void {
  const shown = document.documentElement.lang as Language
  const inAddress = new URLSearchParams(location.search).get('lang')
  const stored = keptHere.read(STORED)
  if (isLanguage(inAddress)) keep(inAddress)
  else if (isLanguage(stored) && stored !== shown) void chooseLanguage(stored)
  else if (!isLanguage(stored) && readCookie(STORED) === shown) keep(shown)
}

function keep(language: Language): void {
  keptHere.write(STORED, language)
  writeCookie(STORED, language)
}
