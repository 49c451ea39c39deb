import { isExport } from '#src/shared/admin/exports.js'
import type { Role } from '#src/shared/admin/role.js'
import { homeOf } from '#src/shared/admin/sections.js'

/** Page that asks to confirm the sign-in. */
export const CONFIRM_PAGE = '/admin/confirm'

const HERE = 'http://here.invalid'

/** Where to go after signing in: the admin page that was asked for, and nowhere else (no open redirect). */
export function ownAddress(next: unknown, role: Role): string {
  const home = homeOf(role)
  if (typeof next !== 'string' || !URL.canParse(next, HERE)) return home
  const { origin, pathname, search } = new URL(next, HERE)
  const isPage = /^\/admin\/[^/]/.test(pathname) && !/^\/admin\/log(in|out)(\/|$)/.test(pathname)
  return origin === HERE && isPage ? pathname + search : home
}

/** Returns where a confirmed sign-in leads: an admin page, or the page that offers the file that was asked for. */
export function confirmedAddress(next: unknown, role: Role): string {
  return isExport(next) ? `${CONFIRM_PAGE}${nextQuery(next, { done: '1' })}` : ownAddress(next, role)
}

/** Longer ones would go on and on through `Location` headers, which proxies limit. */
const LONGEST = 1024

/** The query that carries `next` on to the next step of signing in, with what else there is to tell. */
export function nextQuery(next: unknown, more: Record<string, string> = {}): string {
  const carried = typeof next === 'string' && next.length <= LONGEST
  const query = new URLSearchParams({ ...(carried && { next }), ...more })
  return query.size > 0 ? `?${query.toString()}` : ''
}
