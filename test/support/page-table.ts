import { addresses, type PageName, pathsOf } from '../../src/shared/addresses.js'

/** A `:segment` of an address, as the tests fill it. */
export const segments: Partial<Record<PageName, string[]>> = {
  location: ['dubrovnik', 'velika-gorica', 'zagreb', 'zagreb-istok', 'split'],
  post: ['what-is-bioresonance-en', 'frequency', 'detox', 'franchise'],
}

/** Every address of the site in every spelling, as a browser sends it. */
export const pageTable: string[] = (Object.keys(addresses) as PageName[]).flatMap((page) =>
  pathsOf(page).flatMap((path) => (segments[page] ?? ['']).map((segment) => path.replace(/:\w+/, encodeURI(segment)))),
)

/** One address of every page. */
export const onePerPage: string[] = Object.entries(addresses).map(([page, { hr }]) =>
  encodeURI(hr.replace(/:\w+/, segments[page as PageName]?.[0] ?? '')),
)
