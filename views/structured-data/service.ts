import type { Service } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { ServicePageData } from '../services/service-page-data'
import type { ServicePage } from '../../src/shared/service-pages'
import { headOf } from '../layout/head'
import { organizationId, urlOf } from './absolute'

/** Returns the service of a page as Service, with an offer for each of its prices. */
export function service(page: ServicePage, pageContext: PageContextServer) {
  const { rows } = (pageContext.data as ServicePageData).prices
  const { name, title, description } = headOf(pageContext)
  return {
    '@type': 'Service',
    name: name ?? title,
    ...(description && { description }),
    url: urlOf(page, pageContext),
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
