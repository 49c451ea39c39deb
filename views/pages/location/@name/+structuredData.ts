import type { PageContextServer } from 'vike/types'
import { localBusiness } from '#views/structured-data/local-business'
import type { Data } from './+data'

export async function structuredData(pageContext: PageContextServer) {
  const { location } = pageContext.data as Data
  if (!location) return []
  return [localBusiness(location, await pageContext.queries.priceList(), pageContext)]
}
