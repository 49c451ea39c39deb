import type { PageContextServer } from 'vike/types'
import { readInquiries } from './read-inquiries'
import { PAGE_SIZE } from '../list/list-query'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => readInquiries(pageContext, PAGE_SIZE)
