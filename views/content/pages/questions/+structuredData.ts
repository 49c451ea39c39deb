import type { PageContextServer } from 'vike/types'
import { faqPage } from '#views/kit/structured-data/faq-page'
import type { Data } from './+data'

/** Returns all questions, independent of the search. The pages that also show them have no markup of them: it would be a duplicate. */
export function structuredData({ data }: PageContextServer) {
  return [faqPage((data as Data).groups.flatMap(({ items }) => items))]
}
