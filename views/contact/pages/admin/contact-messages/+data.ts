import type { PageContextServer } from 'vike/types'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { readLeads } from '#views/leads/admin/read-leads'

export const data = (pageContext: PageContextServer) => readLeads(pageContext, leadKinds.contactMessage)
