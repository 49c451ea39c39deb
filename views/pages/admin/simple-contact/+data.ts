import type { PageContextServer } from 'vike/types'
import { readMessages } from '#views/admin/leads/read-messages'
import { readChoices } from '#views/admin/leads/choices'
import { PRINTED } from '#views/admin/leads/print/printed'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readMessages(pageContext, PRINTED)), ...(await readChoices(pageContext)) }
}
