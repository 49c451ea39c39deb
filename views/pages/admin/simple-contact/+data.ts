import type { PageContextServer } from 'vike/types'
import { readMessages } from '../contact-messages/read-messages'
import { PRINTED } from '../leads/print/printed'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => readMessages(pageContext, PRINTED)
