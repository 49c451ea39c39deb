import type { PageContextServer } from 'vike/types'
import { gatheredQuestions } from '../../questions/gathered-questions'
import { everydayQuestions } from './everyday-questions'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { queries } = pageContext
  const [priceList, locations] = await Promise.all([queries.priceList(), queries.locations()])
  const everyday = { page: 'everyday' as const, items: everydayQuestions(pageContext, priceList, locations) }
  return { groups: [everyday, ...gatheredQuestions(pageContext)] }
}
