import { usePageContext } from '../../page-context'

export type QueryChanges = Record<string, string | number | undefined>

/** An address with some of its query changed; another part of a list begins on its first page. */
export function changedAddress(path: string, query: Record<string, string>, changes: QueryChanges): string {
  const { lang: _, page: __, ...kept } = query
  const entries = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** Makes addresses of the list that is shown: other parts of it, or the same part at another path. */
export function useListAddress(): (changes: QueryChanges, path?: string) => string {
  const { urlPathname, urlParsed } = usePageContext()
  return (changes, path = urlPathname) => changedAddress(path, urlParsed.search, changes)
}
