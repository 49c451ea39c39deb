import type { PageContextServer } from 'vike/types'
import { readInquiries } from '../franchise-inquiries/read-inquiries'
import { PRINTED_PAGE_SIZE } from '../list/list-query'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => readInquiries(pageContext, PRINTED_PAGE_SIZE)
