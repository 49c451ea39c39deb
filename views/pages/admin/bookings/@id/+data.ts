import type { PageContextServer } from 'vike/types'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { readLead } from '#views/admin/leads/page/read-lead'

export const data = (pageContext: PageContextServer) => readLead(pageContext, leadKinds.booking)
