import type { PageContextServer } from 'vike/types'
import { readMessages } from '../contact-messages/read-messages'
import { PRINTED_PAGE_SIZE } from '../list/list-query'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => readMessages(pageContext, PRINTED_PAGE_SIZE)
