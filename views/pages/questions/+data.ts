import type { PageContextServer } from 'vike/types'
import { gatheredQuestions } from '../../questions/gathered-questions'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  return { pages: gatheredQuestions(pageContext) }
}
