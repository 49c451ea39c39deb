import type { PageContextServer } from 'vike/types'
import { shopData } from '../../shop-data'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => shopData(pageContext)
