import type { PageContextServer } from 'vike/types'
import { readChoices } from '#views/admin/leads/choices'
import { readRequests } from '#views/admin/leads/read-requests'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readRequests(pageContext)), ...(await readChoices(pageContext)) }
}
