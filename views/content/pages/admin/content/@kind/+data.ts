import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type Item, kindAt, kinds } from '#views/content/admin/content-kinds'
import { historyOf } from '#views/content/admin/item-history'
import { readCategories, readContentChoices } from '#views/content/admin/read-choices'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams } = pageContext
  const path = routeParams.kind!
  const items = await admin.contentList({ path })
  const kind = kindAt(path)
  if (!kind || !items) throw render(404)
  return {
    kind,
    items: items as Item[],
    categories: await readCategories(kind, pageContext),
    // Kinds with a single item are edited on this page.
    choices: kinds[kind].single ? await readContentChoices(kind, items[0]!.id, pageContext) : undefined,
    missing: kind === 'redirect' ? (await admin.missingAddresses()).items : [],
    history: kinds[kind].single ? await historyOf(kind, items[0] as Item, pageContext) : [],
  }
}
