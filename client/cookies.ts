import { cookieDomainsOf, isMeasurementCookie } from '#src/shared/consent/measurement-cookies'
import { type CookieName, YEAR_SECONDS, type YearCookie } from '#src/shared/consent/stored-entries'

/** Returns the value of a cookie; undefined if it does not exist or cookies are blocked. */
export function readCookie(name: CookieName): string | undefined {
  return allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/**
 * Stores a first-party cookie, if the browser permits it. An equal one remains: the server may have set it, and Safari deletes what
 * scripts set after seven days.
 */
export function writeCookie(name: YearCookie, value: string, { path = '/', maxAge = YEAR_SECONDS } = {}): void {
  if (value !== '' && readCookie(name) === value) return
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

/** Removes the cookies that measurement has set, for this host and the domains above it. */
export function removeMeasurementCookies(): void {
  const names = allCookies()
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/s, ''))
  for (const name of names.filter(isMeasurementCookie)) {
    const expired = `${name}=; Path=/; Max-Age=0`
    document.cookie = expired
    for (const domain of cookieDomainsOf(location.hostname)) document.cookie = `${expired}; Domain=${domain}`
  }
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
