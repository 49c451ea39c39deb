const YEAR_SECONDS = 365 * 24 * 3600

/** Nothing where there is no such cookie, or the browser blocks them. */
export function readCookie(name: string): string | undefined {
  return allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Keeps a first-party cookie for a year, where the browser lets it. */
export function writeCookie(name: string, value: string, { path = '/', maxAge = YEAR_SECONDS } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`
  } catch {
    // A frame that may have none.
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
