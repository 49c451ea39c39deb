import { canonicalPath } from '#src/shared/addresses.js'

export type Parameter = [name: string, value: string]

/** Address as redirects are matched: by its path and its parameters. */
export interface AddressParts {
  /** Canonical spelling of the path. */
  path: string
  parameters: Parameter[]
}

/**
 * Returns the parts of an address.
 * @param address path of the site with its query; two slashes at its beginning name no host
 */
export function partsOf(address: string): AddressParts {
  const { pathname, searchParams } = new URL(`http://site.invalid${address}`)
  return { path: canonical(pathname), parameters: [...searchParams] }
}

/** Returns the spelling under which sources are compared: the canonical path, and the query as browsers send it, in one order. */
export function sourceOf(address: string): string {
  const { path, parameters } = partsOf(address)
  const query = new URLSearchParams(parameters)
  query.sort()
  return withParameters(path, [...query])
}

/** Returns the canonical spelling of the path of an address. */
export const pathOf = (address: string): string => partsOf(address).path

/** Returns an address with parameters behind its own. */
export function withParameters(address: string, parameters: Parameter[]): string {
  if (parameters.length === 0) return address
  const [beforeFragment = '', ...fragment] = address.split('#')
  const query = new URLSearchParams(parameters).toString()
  return [beforeFragment + (beforeFragment.includes('?') ? '&' : '?') + query, ...fragment].join('#')
}

function canonical(path: string): string {
  try {
    return canonicalPath(path)
  } catch {
    return path // its encoding is broken
  }
}
