import type { PageContext } from 'vike/types'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { leadHead } from '#views/admin/leads/page/lead-head'

export const head = (pageContext: PageContext) => leadHead(leadKinds.booking, pageContext)
