import type { PageContextServer } from 'vike/types'
import { readMessages } from '../contact-messages/read-messages'
import { readChoices } from '../leads/choices'
import { PRINTED } from '../leads/print/printed'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readMessages(pageContext, PRINTED)), ...(await readChoices(pageContext)) }
}
