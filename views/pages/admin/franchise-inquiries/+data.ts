import type { PageContextServer } from 'vike/types'
import { readChoices } from '#views/admin/leads/choices'
import { readInquiries } from '#views/admin/leads/read-inquiries'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readInquiries(pageContext)), ...(await readChoices(pageContext)) }
}
