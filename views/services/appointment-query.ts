import type { PageContext } from 'vike/types'
import type { ServicePageData } from './service-page-data'

/** Returns the query that preselects the first service of a service page. */
export function serviceQuery({ data }: PageContext) {
  const [row] = (data as ServicePageData).prices.rows
  return row && { service: row.service }
}
