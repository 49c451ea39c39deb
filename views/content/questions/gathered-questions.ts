import type { PageContextServer } from 'vike/types'
import type { PageName } from '#src/shared/addresses'
import { createTranslator } from '#views/translations'
import type { Question } from './Questions'

const pages = {
  foodIntolerance: 'food-intolerance',
  functionalScreening: 'functional-screening',
  bioresonanceProcedure: 'bioresonance-procedure',
  pricelist: 'pricelist',
  franchise: 'franchise',
} as const satisfies Partial<Record<PageName, string>>

/** Questions of a page, the most frequent one first. */
export interface PageQuestions {
  page: keyof typeof pages
  items: Question[]
}

/** Returns the questions of every page that has some. */
export function gatheredQuestions({ loadMessages, language }: PageContextServer): PageQuestions[] {
  const messages = loadMessages(Object.values(pages))
  return (Object.keys(pages) as PageQuestions['page'][]).map((page) => ({
    page,
    items: createTranslator(messages, language, pages[page]).list('faq.items'),
  }))
}
