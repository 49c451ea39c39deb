import type { PageContextServer } from 'vike/types'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { PRINTED } from '#views/admin/leads/print/printed'
import { readLeads } from '#views/admin/leads/read-leads'

export const data = (pageContext: PageContextServer) => readLeads(pageContext, leadKinds.appointmentRequest, PRINTED)
