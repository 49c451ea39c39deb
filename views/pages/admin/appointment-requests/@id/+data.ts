import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { answersInWords } from '#views/admin/leads/answers-in-words'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { readLead } from '#views/admin/leads/page/read-lead'
import { replyAddress } from '#views/admin/leads/page/reply-address'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams, urlParsed } = pageContext
  const request = await admin.appointmentRequest(routeParams.id!, urlParsed.search)
  if (!request) throw render(404)
  const inWords = answersInWords(pageContext, leadKinds.appointmentRequest)
  const lead = await readLead(pageContext, inWords({ ...request, merged: request.merged.map(inWords) }))
  return { ...lead, reply: replyAddress(pageContext, request, 'reply.request') }
}
