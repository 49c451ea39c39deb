import type { PageContextServer } from 'vike/types'
import { loadServicePage } from '../../services/service-page-data'

export const data = (pageContext: PageContextServer) => loadServicePage('bioresonanceProcedure', pageContext)
