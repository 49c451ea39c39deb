import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** By its own address it is missing, as any other that is none. */
export function data({ errorStatus }: PageContextServer) {
  if (!errorStatus) throw render(404)
}
