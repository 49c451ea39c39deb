import type { ParametersOf, PathOf } from '../documented'

/** A path as the API's document spells it, and what stands in place of its `{names}`. */
export type Address<P extends string> = { path: P } & (unknown extends ParametersOf<P>
  ? { parameters?: undefined }
  : { parameters: ParametersOf<P> })

export interface AnyAddress {
  path: string
  parameters?: Record<string, string>
}

export function fillIn({ path, parameters = {} }: AnyAddress): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name]!))
}

/** Where the API has something to show by itself, in a frame or as a download. */
export function shownAt<P extends PathOf<'GET'>>(address: Address<P>): string {
  return fillIn(address as AnyAddress)
}
