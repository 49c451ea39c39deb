import type { PageContextServer } from 'vike/types'
import { pricesNamedOn } from '../../components/service-prices'

export async function data({ queries }: PageContextServer) {
  return { prices: pricesNamedOn('bioresonanceProcedure', await queries.priceList()) }
}
