import type { Product } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { publicFile } from '#client/public-file'
import type { ShopItemDto } from '#src/content/offer/shop-item.dto'
import { addressOf } from '#src/shared/addresses'
import { photoFile } from '#src/shared/pictures/picture-file'

/** Returns a shop item as Product; one with a price on request has no offer. */
export function product(item: ShopItemDto & { isDrawn: boolean }, { publicUrl, language }: PageContextServer) {
  const { slug, name, description, category, price, isDrawn, photo } = item
  const image = photo ? photoFile(photo, 1200) : isDrawn && publicFile(`/items/${slug}.svg`)
  return {
    '@type': 'Product',
    name,
    description,
    category,
    ...(image && { image: publicUrl + image }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer' as const,
        price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStoreOnly' as const,
        url: publicUrl + addressOf('shop', language),
      },
    }),
  } satisfies Product
}
