/** Returns the session cookie among the cookies that a response sets. */
export function sessionCookieIn(cookies: string[]): string {
  return cookies.find((cookie) => cookie.startsWith('session='))!.split(';')[0]!
}
