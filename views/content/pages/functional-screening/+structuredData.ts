import type { PageContextServer } from 'vike/types'
import { addressOf } from '#src/shared/addresses'
import { service } from '../../structured-data/service'

export function structuredData(pageContext: PageContextServer) {
  return [service(addressOf('functionalScreening', pageContext.language), pageContext)]
}
