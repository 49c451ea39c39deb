import type { PageContextServer } from 'vike/types'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { readLeads } from '#views/admin/leads/read-leads'

export const data = (pageContext: PageContextServer) => readLeads(pageContext, leadKinds.booking)
