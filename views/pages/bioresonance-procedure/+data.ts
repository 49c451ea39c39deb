import type { PageContextServer } from 'vike/types'
import { loadServicePage } from '../../prices/service-prices'

export const data = (pageContext: PageContextServer) => loadServicePage('bioresonanceProcedure', pageContext)
