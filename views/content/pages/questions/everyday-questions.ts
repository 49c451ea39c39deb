import type { PageContextServer } from 'vike/types'
import type { ServiceItem } from '#src/content/navigation/navigation.service'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import type { LocationDto } from '#src/locations/location.dto'
import { addressOf } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import { formatPrice } from '#src/shared/offer/format-price'
import { sentencesOf } from '#views/locations/sentences-of'
import { createTranslator } from '#views/translations'
import type { Question } from '../../questions/Questions'
import { fromPrices } from '../../services/from-prices'
import { serviceLinks } from '../../services/service-links'

/** Sentences of a location's description about parking. */
const PARKING: Record<Language, RegExp> = {
  hr: /parkir/i,
  en: /\b(car parks?|parking|(?<!\b(?:a|the) )park (at|behind|in|near|on))\b/i,
}

/** Returns the questions about a visit, with answers from the current prices and locations. */
export function everydayQuestions(
  { loadMessages, language }: Pick<PageContextServer, 'loadMessages' | 'language'>,
  priceList: PriceListRowDto[],
  locations: Pick<LocationDto, 'name' | 'description'>[],
  services: readonly ServiceItem[],
): Question[] {
  const messages = loadMessages(['questions', 'layout'])
  const t = createTranslator(messages, language, 'questions')
  const shell = createTranslator(messages, language, 'layout')
  const from = fromPrices(priceList)
  const prices = serviceLinks(services, language, shell).flatMap(({ id, text }) => {
    const lowest = from[id]
    const service = text.replace(/^.(?!\p{Lu})/u, (letter) => letter.toLowerCase())
    return lowest ? [t('everyday.from', { service, price: formatPrice(lowest.price, language) })] : []
  })
  const parking = locations.flatMap(({ name, description }) => {
    const sentences = sentencesOf(description).filter((sentence) => PARKING[language].test(sentence))
    return sentences.length > 0 ? [`${name}: ${sentences.join(' ')}`] : []
  })
  const list = prices.join(', ')
  const items = t.list('everyday.items', {
    prices: list && t('everyday.prices', { list }),
    parking: parking.join(' '),
  })
  return items.map(({ question, answer, page }): Question => {
    if (!page) return { question, answer }
    const linked = page as 'pricelist' | 'contact' | 'shop' | 'booking' | 'appointment'
    const label =
      linked === 'booking' || linked === 'appointment' ? shell(`appointment.${linked}`) : shell(`nav.${linked}`)
    return { question, answer: answer.trim(), link: { href: addressOf(linked, language), label } }
  })
}
