import { isLanguage, type Language } from '../src/i18n/languages'
import { showAgain } from './show-again'

const STORED = 'language'
const YEAR_SECONDS = 365 * 24 * 3600

/** Keeps the choice and shows the page in it, in place: no full load, what was typed stays (LANG-3). */
export async function chooseLanguage(language: Language): Promise<void> {
  keep(language)
  await showAgain()
}

/** Brings localStorage and its mirror, the cookie, into line when a page has loaded; localStorage wins (LANG-2). */
export function syncLanguage(): void {
  const shown = document.documentElement.lang as Language
  const inAddress = new URLSearchParams(location.search).get('lang')
  const stored = localStorage.getItem(STORED)
  if (isLanguage(inAddress)) keep(inAddress)
  else if (isLanguage(stored) && stored !== shown) void chooseLanguage(stored)
  else if (!isLanguage(stored) && document.cookie.includes(`${STORED}=${shown}`)) keep(shown)
}

function keep(language: Language): void {
  localStorage.setItem(STORED, language)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${STORED}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
