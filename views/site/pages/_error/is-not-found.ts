import type { PageContext } from 'vike/types'

/** Returns whether the page does not exist or the address is malformed; any other error is a server error. */
export function isNotFound({ is404, errorStatus }: Pick<PageContext, 'is404' | 'errorStatus'>): boolean {
  return errorStatus ? errorStatus === 404 || errorStatus === 400 : Boolean(is404)
}
