import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Responds 404 when the error page is requested by its own address. */
export function data({ errorStatus }: PageContextServer) {
  if (!errorStatus) throw render(404)
}
