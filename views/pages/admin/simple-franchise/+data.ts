import type { PageContextServer } from 'vike/types'
import { readInquiries } from '../franchise-inquiries/read-inquiries'
import { readChoices } from '../leads/choices'
import { PRINTED } from '../leads/print/printed'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { ...(await readInquiries(pageContext, PRINTED)), ...(await readChoices(pageContext)) }
}
