import type { PageContextServer } from 'vike/types'
import { parsePercent, raisedPrice } from '#src/shared/content/raised-price'
import { type Item, kinds } from '#views/content/admin/content-kinds'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the prices, and those that are proposed if the address has a percentage by which to raise them. */
export async function data({ admin, language, urlParsed }: PageContextServer) {
  const list = await admin.contentList({ path: kinds.price.path })
  const { raise } = urlParsed.search
  const percent = raise === undefined ? undefined : parsePercent(raise)
  return {
    /** Percentage as it was typed. */
    raise: raise ?? '',
    isInvalid: Boolean(raise) && percent === undefined,
    isRaised: percent !== undefined,
    rows: (list! as Item<'price'>[]).map(({ id, content }) => ({
      id,
      service: content.service[language],
      price: content.price,
      proposed: percent === undefined ? content.price : raisedPrice(content.price, percent),
    })),
  }
}
