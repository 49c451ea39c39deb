import type { PageContext } from 'vike/types'

/** An address that carries on which page is to be shown after signing in. */
export function withNext(address: string, { search }: PageContext['urlParsed']): string {
  return search.next ? `${address}?${new URLSearchParams({ next: search.next }).toString()}` : address
}
