import type { PageContextServer } from 'vike/types'
import { organization } from '../../structured-data/organization'
import { webSite } from '../../structured-data/web-site'

export async function structuredData(pageContext: PageContextServer) {
  return [organization(await pageContext.queries.business(), pageContext), webSite(pageContext)]
}
