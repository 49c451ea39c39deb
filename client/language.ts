import { isLanguage, type Language } from '../src/shared/languages'
import { readCookie, writeCookie } from './cookies'
import { serverAnswers } from './server-answers'
import { showAgain } from './show-again'
import { keptHere } from './storage'

const STORED = 'language'

/**
 * Stores the language and re-renders the page in place: no full load, input is kept. Returns false, with no change, while the server is
 * unreachable.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  if (!(await serverAnswers())) return false
  keep(language)
  // Without a cookie only the URL can pass the language to the server.
  await showAgain(readCookie(STORED) === language ? undefined : language)
  return true
}

/** Synchronises localStorage and the cookie after a page load; localStorage takes precedence. */
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
