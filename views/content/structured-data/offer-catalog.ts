import type { Offer, OfferCatalog } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { urlOf } from '#views/kit/structured-data/absolute'
import { pageTranslator } from '#views/translations'
import { byCategory } from '../by-category'

/** Returns the price list as OfferCatalog, with one catalogue per category. */
export function offerCatalog(rows: PriceListRowDto[], pageContext: PageContextServer) {
  const t = pageTranslator(pageContext, 'pricelist')
  return {
    '@type': 'OfferCatalog',
    name: t('title'),
    url: urlOf('pricelist', pageContext),
    itemListElement: byCategory(rows).map(({ category, members }) => ({
      '@type': 'OfferCatalog' as const,
      name: category,
      itemListElement: members.map(offer),
    })),
  } satisfies OfferCatalog
}

function offer({ service, price, currency, note }: PriceListRowDto) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    itemOffered: { '@type': 'Service', name: service, ...(note && { description: note }) },
  } satisfies Offer
}
