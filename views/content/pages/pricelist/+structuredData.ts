import type { PageContextServer } from 'vike/types'
import { offerCatalog } from '../../structured-data/offer-catalog'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  return [offerCatalog((pageContext.data as Data).rows, pageContext)]
}
