import type { Service } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { headOf } from '#views/kit/layout/head'
import { organizationId, urlOf } from '#views/kit/structured-data/absolute'
import type { ServicePageData } from '../services/service-page-data'

/**
 * Returns the service of a page as Service, with an offer for each of its prices.
 * @param address canonical address of the page
 */
export function service(address: string, pageContext: PageContextServer) {
  const { rows } = (pageContext.data as ServicePageData).prices
  const { name, title, description } = headOf(pageContext)
  return {
    '@type': 'Service',
    name: name ?? title,
    ...(description && { description }),
    url: pageContext.publicUrl + address,
    provider: { '@id': organizationId(pageContext), '@type': 'Organization', name: 'Biorezonanca' },
    offers: rows.map(({ service, price, currency, note }) => ({
      '@type': 'Offer' as const,
      name: service,
      ...(note && { description: note }),
      price,
      priceCurrency: currency,
      url: urlOf('pricelist', pageContext),
    })),
  } satisfies Service
}
