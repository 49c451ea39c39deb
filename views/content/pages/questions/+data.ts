import type { PageContextServer } from 'vike/types'
import { addressOf } from '#src/shared/addresses'
import { phoneHref } from '#views/formatting'
import { createTranslator } from '#views/translations'
import { gatheredQuestions } from '../../questions/gathered-questions'
import { everydayQuestions } from './everyday-questions'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { queries } = pageContext
  const [priceList, locations, { phone }, services] = await Promise.all([
    queries.priceList(),
    queries.locations(),
    queries.business(),
    queries.services(),
  ])
  const everyday = { page: 'everyday' as const, items: everydayQuestions(pageContext, priceList, locations, services) }
  return { groups: [everyday, ...gatheredQuestions(pageContext)], otherAnswers: otherAnswers(pageContext, phone) }
}

/** Returns links to the price list, the centres, the contact form and the telephone, for a search without results. */
function otherAnswers({ loadMessages, language }: PageContextServer, phone: string) {
  const messages = loadMessages(['questions', 'layout'])
  const t = createTranslator(messages, language, 'questions')
  const contact = (fragment: string) => addressOf('contact', language, { fragment })
  return [
    { href: addressOf('pricelist', language), label: createTranslator(messages, language, 'layout')('nav.pricelist') },
    { href: contact('locations'), label: t('ways.centres') },
    { href: contact('contact'), label: t('ways.contact') },
    { href: phoneHref(phone), label: t('ways.call', { phone }) },
  ]
}
