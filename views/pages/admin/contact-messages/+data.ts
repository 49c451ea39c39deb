import type { PageContextServer } from 'vike/types'
import { readMessages } from './read-messages'
import { PAGE_SIZE } from '../list/list-query'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => readMessages(pageContext, PAGE_SIZE)
