import { findPage, queryNames } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'

/** Returns the part of the query that the page reads, such as the answers of a visitor, for links and forms that return to it. */
export function useKeptQuery(): Record<string, string> {
  const { urlParsed } = usePageContext()
  const names = queryNames(findPage(urlParsed.pathname)?.page)
  return Object.fromEntries(Object.entries(urlParsed.search).filter(([name]) => names?.includes(name) ?? true))
}
