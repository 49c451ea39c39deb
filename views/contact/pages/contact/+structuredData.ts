import type { PageContextServer } from 'vike/types'
import { centre } from '#views/locations/structured-data/local-business'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  return (pageContext.data as Data).locations.map((location) => centre(location, pageContext))
}
