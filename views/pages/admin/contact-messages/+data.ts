import type { PageContextServer } from 'vike/types'
import { readChoices } from '../leads/choices'
import { readMessages } from './read-messages'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readMessages(pageContext)), ...(await readChoices(pageContext)) }
}
