import type { PageContext } from 'vike/types'
import { adminHead } from '#views/admin/admin-head'
import type { Data } from './+data'

/** Returns a head titled with the sender's name. */
export function head(pageContext: PageContext) {
  const { name } = pageContext.data as Data
  return adminHead(name, pageContext)
}
