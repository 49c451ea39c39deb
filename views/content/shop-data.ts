import type { PageContextServer } from 'vike/types'
import { drawnItems } from '#client/drawn-items'

export type ShopData = Awaited<ReturnType<typeof shopData>>

/** Returns the items of the shop, and the locations that a voucher can name. */
export async function shopData({ queries }: PageContextServer) {
  const [items, locations] = await Promise.all([queries.shop(), queries.locations()])
  return {
    items: items.map((item) => ({ ...item, isDrawn: drawnItems.includes(item.slug) })),
    locations: locations.map(({ slug, name, address, city, phone }) => ({ slug, name, address, city, phone })),
  }
}
