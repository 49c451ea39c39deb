import type { PageContext } from 'vike/types'

/** The sign-in page has two addresses. */
export function route({ urlPathname }: PageContext) {
  return urlPathname === '/admin' || urlPathname === '/admin/login'
}
