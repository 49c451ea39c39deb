import type { PageContextServer } from 'vike/types'
import { organization } from '#views/structured-data/organization'
import { webSite } from '#views/structured-data/web-site'

export async function structuredData(pageContext: PageContextServer) {
  return [organization(await pageContext.queries.business(), pageContext), webSite(pageContext)]
}
