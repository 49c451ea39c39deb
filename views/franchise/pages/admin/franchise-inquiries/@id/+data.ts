import type { PageContextServer } from 'vike/types'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { readLead } from '#views/leads/admin/page/read-lead'

export const data = (pageContext: PageContextServer) => readLead(pageContext, leadKinds.franchiseInquiry)
