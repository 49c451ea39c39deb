import type { PageContextServer } from 'vike/types'
import { faqPage } from '../../structured-data/faq-page'
import { createTranslator } from '../../translations'

export function structuredData({ messages, language }: PageContextServer) {
  return [faqPage(createTranslator(messages, language, 'food-intolerance').list('faq.items'))]
}
