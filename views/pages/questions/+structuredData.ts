import type { PageContextServer } from 'vike/types'
import { faqPage } from '../../structured-data/faq-page'
import type { Data } from './+data'

/** All of them, whatever is searched for. */
export function structuredData({ data }: PageContextServer) {
  return [faqPage((data as Data).pages.flatMap(({ items }) => items))]
}
