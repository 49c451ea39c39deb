import { findPage, type PageName } from '#src/shared/addresses'
import { usePageContext } from './page-context'

/** Returns the name of the public page; undefined on error pages and in the admin. */
export function useCurrentPage(): PageName | undefined {
  const { urlPathname, is404, errorStatus } = usePageContext()
  return is404 || errorStatus ? undefined : findPage(urlPathname)?.page
}
