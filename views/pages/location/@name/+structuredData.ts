import type { PageContextServer } from 'vike/types'
import { localBusiness } from '../../../structured-data/local-business'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  const { location, holidays } = pageContext.data as Data
  return location ? [localBusiness(location, holidays, pageContext)] : []
}
