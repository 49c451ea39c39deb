import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { categoriesOf } from '#views/admin/content/categories-of'
import { type Item, kinds } from '#views/admin/content/content-kinds'
import { historyOf } from '#views/admin/content/item-history'
import { singlePricesFor } from '#views/admin/content/single-prices'
import type { Choices } from '#views/admin/content/editor/ContentFields'

const NEW = 'new'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, language, routeParams } = pageContext
  const { kind: path, id } = routeParams as { kind: string; id: string }
  const list = await admin.contentList(path)
  const item = id === NEW ? undefined : await admin.contentItem(path, id)
  if (!list || (id === NEW ? kinds[list.kind].single : !item)) throw render(404)
  const locations = await admin.locations(language)
  return {
    kind: list.kind,
    item: item as Item | undefined,
    history: item ? await historyOf(list.kind, item.id, pageContext) : [],
    choices: {
      locations,
      categories: await categoriesOf(list.kind, admin, language),
      singlePrices: await singlePricesFor(list.kind, id, admin, language),
    } satisfies Choices,
  }
}
