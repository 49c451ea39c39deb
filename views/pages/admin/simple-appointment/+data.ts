import type { PageContextServer } from 'vike/types'
import { readRequests } from '#views/admin/leads/read-requests'
import { readChoices } from '#views/admin/leads/choices'
import { PRINTED } from '#views/admin/leads/print/printed'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readRequests(pageContext, PRINTED)), ...(await readChoices(pageContext)) }
}
