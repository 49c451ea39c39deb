import type { PageContext } from 'vike/types'

/** Whether the page is missing, or the address is none; anything else that went wrong is ours. */
export function isNotFound({ is404, errorStatus }: Pick<PageContext, 'is404' | 'errorStatus'>): boolean {
  return errorStatus ? errorStatus === 404 || errorStatus === 400 : Boolean(is404)
}
