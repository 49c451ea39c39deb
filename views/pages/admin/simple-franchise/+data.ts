import type { PageContextServer } from 'vike/types'
import { readInquiries } from '../franchise-inquiries/read-inquiries'
import { PRINTED } from '../leads/print/printed'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => readInquiries(pageContext, PRINTED)
