import { usePageContext } from '#views/page-context'

export type QueryChanges = Record<string, string | number | undefined>

/** Returns an address with a changed query, without the result of an action; resets to the first page unless `page` is given. */
export function changedAddress(path: string, query: Record<string, string>, changes: QueryChanges): string {
  const { lang: _, page: __, done: ___, ...kept } = query
  const entries = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** Returns a builder of addresses for the current list: with another query, or the same query at another path. */
export function useListAddress(): (changes: QueryChanges, path?: string) => string {
  const { urlPathname, urlParsed } = usePageContext()
  return (changes, path = urlPathname) => changedAddress(path, urlParsed.search, changes)
}
