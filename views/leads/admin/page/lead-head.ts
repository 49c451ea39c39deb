import type { PageContext } from 'vike/types'
import { adminHead } from '#views/kit/admin/admin-head'
import type { LeadKind } from '../lead-kinds'
import { nameOfLead } from '../name-of-lead'
import type { LeadView } from './lead-view'

/** Returns a head titled with the sender's name. */
export function leadHead(kind: LeadKind, pageContext: PageContext) {
  return adminHead(nameOfLead(kind, pageContext.data as LeadView), pageContext)
}
