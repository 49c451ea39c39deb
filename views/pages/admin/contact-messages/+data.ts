import type { PageContextServer } from 'vike/types'
import { readChoices } from '#views/admin/leads/choices'
import { readMessages } from '#views/admin/leads/read-messages'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readMessages(pageContext)), ...(await readChoices(pageContext)) }
}
