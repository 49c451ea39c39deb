import type { PageContext } from 'vike/types'
import { leadHead } from '#views/admin/leads/page/lead-head'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { firstName, lastName } = pageContext.data as Data
  return leadHead(pageContext, `${firstName} ${lastName}`)
}
