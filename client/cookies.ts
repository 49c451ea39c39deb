import { type CookieName, YEAR_SECONDS, type YearCookie } from '../src/shared/consent/stored-entries'

/** Returns the value of a cookie; undefined if it does not exist or cookies are blocked. */
export function readCookie(name: CookieName): string | undefined {
  return allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Stores a first-party cookie, if the browser permits it. */
export function writeCookie(name: YearCookie, value: string, { path = '/', maxAge = YEAR_SECONDS } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame may not use cookies.
  }
}

export function removeCookie(name: YearCookie): void {
  writeCookie(name, '', { maxAge: 0 })
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
