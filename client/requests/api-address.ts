import type { ParametersOf, PathOf } from '#client/documented'
import { requireValue } from '#src/shared/lookups'

/** API path from the OpenAPI document with values for its `{parameters}`. */
export type Address<P extends string> = { path: P } & (unknown extends ParametersOf<P>
  ? { parameters?: undefined }
  : { parameters: ParametersOf<P> })

export interface AnyAddress {
  path: string
  parameters?: Record<string, string>
}

export function fillIn({ path, parameters = {} }: AnyAddress): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(requireValue(parameters[name], name)))
}

/** Returns the URL of a GET route that the browser opens itself, in a frame or as a download. */
export function shownAt<P extends PathOf<'GET'>>(address: Address<P>): string {
  return fillIn(address as AnyAddress)
}
