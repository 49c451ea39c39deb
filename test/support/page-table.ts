import { addresses, type PageName } from '../../src/shared/addresses.js'

/** A `:segment` of an address, as the tests fill it. */
export const segments: Partial<Record<PageName, string[]>> = {
  location: ['dubrovnik', 'velika-gorica', 'zagreb', 'zagreb-istok', 'split'],
  post: ['what-is-bioresonance-en', 'frequency', 'detox', 'franchise'],
}

/** Every address of the site in every spelling, as a browser sends it. */
export const pageTable: string[] = Object.entries(addresses).flatMap(([page, address]) => {
  const spellings = new Set(Object.values(address) as string[])
  return [...spellings].flatMap((path) =>
    (segments[page as PageName] ?? ['']).map((segment) => encodeURI(path.replace(/:\w+/, segment))),
  )
})

/** One address of every page. */
export const onePerPage: string[] = Object.entries(addresses).map(([page, { hr }]) =>
  encodeURI(hr.replace(/:\w+/, segments[page as PageName]?.[0] ?? '')),
)
