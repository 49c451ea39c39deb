const HOME = '/admin/dashboard'
const HERE = 'http://here.invalid'

/** Where to go after signing in: the admin page that was asked for, and nowhere else (no open redirect). */
export function ownAddress(next: unknown): string {
  if (typeof next !== 'string' || !URL.canParse(next, HERE)) return HOME
  const { origin, pathname, search } = new URL(next, HERE)
  const isPage = /^\/admin\/[^/]/.test(pathname) && !/^\/admin\/log(in|out)(\/|$)/.test(pathname)
  return origin === HERE && isPage ? pathname + search : HOME
}
