import type { PageContext } from 'vike/types'

/** Adds the `next` parameter of the current page, the page to open after sign-in, to an address. */
export function withNext(address: string, { search }: PageContext['urlParsed']): string {
  return search.next ? `${address}?${new URLSearchParams({ next: search.next }).toString()}` : address
}
