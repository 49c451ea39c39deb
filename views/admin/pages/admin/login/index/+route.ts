import type { PageContext } from 'vike/types'

/** Matches both paths of the sign-in page. */
export function route({ urlPathname }: PageContext) {
  return urlPathname === '/admin' || urlPathname === '/admin/login'
}
