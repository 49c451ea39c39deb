import { addresses, type PageName, pathsOf } from '../../src/shared/addresses.js'

/** Test values of the `:segment` of a path. */
export const segments: Partial<Record<PageName, string[]>> = {
  location: ['dubrovnik', 'velika-gorica', 'zagreb', 'zagreb-istok', 'split'],
  post: ['what-is-bioresonance-en', 'frequency', 'detox', 'franchise'],
}

/** All paths of the site, percent-encoded. */
export const pageTable: string[] = (Object.keys(addresses) as PageName[]).flatMap((page) =>
  pathsOf(page).flatMap((path) => (segments[page] ?? ['']).map((segment) => path.replace(/:\w+/, encodeURI(segment)))),
)

/** One path per page. */
export const onePerPage: string[] = Object.entries(addresses).map(([page, { hr }]) =>
  encodeURI(hr.replace(/:\w+/, segments[page as PageName]?.[0] ?? '')),
)
