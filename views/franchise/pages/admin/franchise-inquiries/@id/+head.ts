import type { PageContext } from 'vike/types'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { leadHead } from '#views/leads/admin/page/lead-head'

export const head = (pageContext: PageContext) => leadHead(leadKinds.franchiseInquiry, pageContext)
