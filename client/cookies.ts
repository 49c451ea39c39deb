import { type CookieName, type LastingCookie, lifetimeOf } from '../src/shared/consent/stored-entries'

/** Returns the value of a cookie; undefined if it does not exist or cookies are blocked. */
export function readCookie(name: CookieName): string | undefined {
  return allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Stores a first-party cookie, if the browser permits it. */
export function writeCookie(
  name: LastingCookie,
  value: string,
  { path = '/', lifetime = lifetimeOf(name) } = {},
): void {
  const maxAge = lifetime / 1000
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame may not use cookies.
  }
}

export function removeCookie(name: LastingCookie): void {
  writeCookie(name, '', { lifetime: 0 })
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
