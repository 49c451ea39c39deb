import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { CookieName } from '#src/shared/consent/stored-entries.js'
import { defaultLanguage, isLanguage, type Language } from '#src/shared/languages.js'

/** First-party mirror of the choice in localStorage, so that the first HTML is already in that language. */
export const LANGUAGE_COOKIE = 'language' satisfies CookieName

/** Returns the language of `?lang=`, else that of the cookie, else Croatian; never that of `Accept-Language`. */
export function requestLanguage(request: Pick<IncomingMessage, 'url' | 'headers'>): Language {
  return languageInAddress(request.url) ?? languageInCookie(request.headers.cookie) ?? defaultLanguage
}

export function languageInAddress(url = ''): Language | undefined {
  const query = url.indexOf('?')
  if (query < 0) return undefined
  const lang = new URLSearchParams(url.slice(query)).get('lang')
  return isLanguage(lang) ? lang : undefined
}

export function languageInCookie(header: string | undefined): Language | undefined {
  const language = header && parseCookie(header)[LANGUAGE_COOKIE]
  return isLanguage(language) ? language : undefined
}
