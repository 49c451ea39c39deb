import type { PageContextServer } from 'vike/types'
import { readChoices } from '../leads/choices'
import { readInquiries } from './read-inquiries'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readInquiries(pageContext)), ...(await readChoices(pageContext)) }
}
