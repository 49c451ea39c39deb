import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { CookieName } from '#src/shared/consent/stored-entries.js'
import { defaultLanguage, isLanguage, type Language } from '#src/shared/languages.js'

/** First-party mirror of the choice in localStorage, so that the first HTML is already in that language. */
const LANGUAGE_COOKIE = 'language' satisfies CookieName
/** Language of the admin. Staff who read the public pages in the other language keep it. */
const ADMIN_LANGUAGE_COOKIE = 'adminLanguage' satisfies CookieName

const ADMIN_PATH = /^\/(api\/)?admin([/?]|$)/i

type Asked = Pick<IncomingMessage, 'url' | 'headers'> & { originalUrl?: string }

/**
 * Returns the language of `?lang=`, else that of the cookie, else Croatian; never that of `Accept-Language`. The admin
 * begins in the language of the public pages.
 */
export function requestLanguage(request: Asked): Language {
  const { cookie } = request.headers
  const url = request.originalUrl ?? request.url // Express removes the mount path of a middleware
  return (
    languageInAddress(url) ??
    languageInCookie(cookie, languageCookieOf(url)) ??
    languageInCookie(cookie, LANGUAGE_COOKIE) ??
    defaultLanguage
  )
}

export function languageInAddress(url = ''): Language | undefined {
  const query = url.indexOf('?')
  if (query < 0) return undefined
  const lang = new URLSearchParams(url.slice(query)).get('lang')
  return isLanguage(lang) ? lang : undefined
}

/** Returns the name of the cookie with the language of an address. */
export function languageCookieOf(url = ''): typeof LANGUAGE_COOKIE | typeof ADMIN_LANGUAGE_COOKIE {
  return ADMIN_PATH.test(url) ? ADMIN_LANGUAGE_COOKIE : LANGUAGE_COOKIE
}

export function languageInCookie(header: string | undefined, name: CookieName): Language | undefined {
  const language = header && parseCookie(header)[name]
  return isLanguage(language) ? language : undefined
}
