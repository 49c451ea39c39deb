import type { PageContextServer } from 'vike/types'
import { localBusiness } from '#views/locations/structured-data/local-business'
import type { Data } from './+data'

export async function structuredData(pageContext: PageContextServer) {
  const { location, bookable } = pageContext.data as Data
  if (!location) return []
  return [localBusiness(location, { prices: await pageContext.queries.priceList(), bookable }, pageContext)]
}
