import type { PageContextServer } from 'vike/types'
import { type Item, kinds } from '#views/admin/content/content-kinds'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language }: PageContextServer) {
  const list = await admin.contentList(kinds.price.path)
  return {
    rows: (list!.items as Item<'price'>[]).map(({ id, content }) => ({
      id,
      service: content.service[language],
      price: content.price,
    })),
  }
}
