const YEAR_SECONDS = 365 * 24 * 3600

/** Returns the value of a cookie; undefined if it does not exist or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  return allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Stores a first-party cookie, for a year by default, if the browser permits it. */
export function writeCookie(name: string, value: string, { path = '/', maxAge = YEAR_SECONDS } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame may not use cookies.
  }
}

export function removeCookie(name: string): void {
  writeCookie(name, '', { maxAge: 0 })
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
