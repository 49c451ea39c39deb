import type { PageContextServer } from 'vike/types'
import { service } from '../../structured-data/service'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  const { isService, alternates } = pageContext.data as Data
  return isService ? [service(alternates[pageContext.language], pageContext)] : []
}
