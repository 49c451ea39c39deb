import { canonicalPath } from '#src/shared/addresses.js'

/**
 * Returns the spelling under which addresses are compared: the canonical path, and the query as browsers send it.
 * @param address path of the site with its query; two slashes at its beginning name no host
 */
export function sourceOf(address: string): string {
  const { pathname, searchParams } = new URL(`http://site.invalid${address}`)
  const search = searchParams.toString()
  return canonical(pathname) + (search && `?${search}`)
}

/** Returns the canonical spelling of the path of an address. */
export const pathOf = (address: string): string => sourceOf(address).split('?')[0]!

function canonical(path: string): string {
  try {
    return canonicalPath(path)
  } catch {
    return path // its encoding is broken
  }
}
