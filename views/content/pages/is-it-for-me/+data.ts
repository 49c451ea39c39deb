import type { PageContextServer } from 'vike/types'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { fittingPrices } from './fitting-prices'
import { type AnswerId, fittingServices } from './fitting-services'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const rows = await queries.priceList()
  const ids = Object.keys(fittingServices) as AnswerId[]
  const prices = Object.fromEntries(ids.map((id) => [id, fittingPrices(id, rows)]))
  return { prices: prices as Record<AnswerId, PriceListRowDto[]> }
}
