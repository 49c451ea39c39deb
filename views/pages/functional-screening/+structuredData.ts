import type { PageContextServer } from 'vike/types'
import { service } from '../../structured-data/service'

export function structuredData(pageContext: PageContextServer) {
  return [service('functionalScreening', pageContext)]
}
