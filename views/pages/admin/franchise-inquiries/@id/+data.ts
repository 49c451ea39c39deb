import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { readLead } from '#views/admin/leads/page/read-lead'
import { replyAddress } from '#views/admin/leads/page/reply-address'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams, urlParsed } = pageContext
  const inquiry = await admin.franchiseInquiry(routeParams.id!, urlParsed.search)
  if (!inquiry) throw render(404)
  return { ...(await readLead(pageContext, inquiry)), reply: replyAddress(pageContext, inquiry, 'reply.inquiry') }
}
