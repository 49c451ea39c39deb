import type { CookieName } from '../consent/stored-entries.js'

/**
 * Name of the cookie with the columns hidden in this browser, as `list.column`, separated by `~`; a cookie, so that the
 * server omits them.
 */
export const HIDDEN_COLUMNS_COOKIE = 'hiddenColumns' satisfies CookieName

const SEPARATOR = '~'
const MOST = 100

export function readHiddenColumns(value = ''): string[] {
  return value
    .split(SEPARATOR)
    .filter((name) => /^[\w-]+\.[\w-]+$/.test(name))
    .slice(0, MOST)
}

export function writeHiddenColumns(names: string[]): string {
  return names.join(SEPARATOR)
}
